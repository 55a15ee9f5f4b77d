/** Words of the board alone. Everything that the game itself says has its words in the other tables. */
export const board = {}
