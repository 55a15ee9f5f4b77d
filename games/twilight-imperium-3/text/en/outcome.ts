/** How the game ends. */
export const outcome = {
  points_one: '{{seats}} has enough victory points and wins.',
  points_other: '{{seats}} have enough victory points and win.',
  imperiumRex_one: 'Imperium Rex: {{seats}} wins.',
  imperiumRex_other: 'Imperium Rex: {{seats}} share the victory.',
  lastObjective_one: 'The last objective has been revealed: {{seats}} wins.',
  lastObjective_other: 'The last objective has been revealed: {{seats}} share the victory.',
  objective_one: '{{seats}} wins by an objective.',
  objective_other: '{{seats}} win by an objective.',
  asItStands_one: '{{seats}} leads and wins.',
  asItStands_other: '{{seats}} share the lead and the victory.',
  lastSurvivor_one: '{{seats}} is the last one left and wins.',
  lastSurvivor_other: '{{seats}} are left and win.',
}
