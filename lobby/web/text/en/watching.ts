/** The words of watching, and of those who do, in English. */
export const watching = {
  option: 'Spectators',
  choice: {
    after: 'Allowed',
    never: 'Allowed, and their chat stays theirs',
    none: 'Not allowed',
  },
  help: {
    after: 'Spectators have a chat of their own. Players can read it once the game is over.',
    never: 'Spectators have a chat of their own. Players can never read it.',
    none: 'Until the game is over, nobody but the players sees it.',
  },
  row: 'no spectators',
  channel: 'Spectators',
  players: 'Players',
  label: 'Message to the other spectators',
  empty: {
    after: 'No messages yet. Spectators read what you write here, and the players once the game is over.',
    never: 'No messages yet. Only spectators can read what you write here.',
  },
  silent: 'This is what the spectators said during the game.',
  chatClosed: 'What the players said stays between them.',
  refused: 'This game has no spectators',
  refusedLead:
    'The players keep to themselves until it is over. Then anybody with the link can look back on it.',
  refusedFree: 'One seat is free, though: you can sit down and play.',
}
