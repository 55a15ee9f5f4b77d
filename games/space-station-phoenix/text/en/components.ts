/** What is printed on the components, put together from their fields: see `components.ts` beside the languages. */
export const printed = {
  sector_one: 'Level {{level}}, {{color}} wing: costs {{metal}} metal, scores {{count}} point.',
  sector_other: 'Level {{level}}, {{color}} wing: costs {{metal}} metal, scores {{count}} points.',
  quarter: 'Quarter {{slot}}: {{effect}}',
  ship: 'Level-{{level}} {{type}}: costs {{cost}} GEM, fee for others {{fee}} GEM, {{metal}} metal when dismantled.',
  neutralShip: 'Neutral {{type}}: costs {{cost}} GEM.',
  basic: 'Basic hub.',
  advanced: 'Advanced hub.',
  start: 'Start with {{gain}}.',
  startLevel: 'Start at level {{level}} of the {{track}} track.',
  removeShip: 'Your level-1 {{type}} goes back into the box.',
  startUsed: 'Begins the game used: your level-1 {{types}}.',
  trackLevel: 'Level {{level}}: costs {{cost}} GEM; bonus: {{reward}}.',
  rewardTwice: 'two of lower levels, of different kinds',
  reward: '{{gain}} (level {{level}})',
}
