/** What somebody new may think of at each kind of question, said once. */
export const coach = {
  keepShip:
    'Early on, a ship that does a lot beats one that is worth much metal; you will dismantle it later.',
  chooseHub: 'Its effect works from the first turn: take the one that pays every income.',
  turn: 'What is missing for the next sector or resident: metal, food, water, or GEM?',
  dismantle: 'The ship you will use least; every ship left is 1 GEM per income for most hubs.',
  construct: 'Look at the first quarters: they work first, and the next level needs this colour.',
  transport: 'Aliens first: 2 points, an income, and the most of a species is 10.',
  expedition: 'Take what the next resident lacks; resources first, then the human die.',
  diplomacy: 'Go where you lead alone and where others will often act.',
  income: 'Use every power that you can pay for; moving somebody is seldom worth it yet.',
  bonus: 'Take the resource that your next turn needs; GEM if nothing is missing.',
}
