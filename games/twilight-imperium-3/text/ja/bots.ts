export const bot = {
  cadet: { name: '見習い', help: '空いた所へ広がりますが、価値をよく読み違えます。' },
  admiral: { name: '提督', help: '一手ごとの利得と危険を量り、目標のために蓄えます。' },
}
