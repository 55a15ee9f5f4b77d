/** How the game ends. */
export const outcome = {
  points_other: '{{seats}}が必要な勝利点に達して勝利。',
  imperiumRex_other: 'インペリウム・レックス: {{seats}}の勝利。',
  lastObjective_other: '最後の目的が公開された: {{seats}}の勝利。',
  objective_other: '{{seats}}が目的により勝利。',
  asItStands_other: '先頭に立つ{{seats}}の勝利。',
  lastSurvivor_other: '最後に残った{{seats}}の勝利。',
}
