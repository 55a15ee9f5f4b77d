import type { Language } from '../../../games/kit/index.ts'

/** What a link says where it is posted: no page is there to say it. */
export interface PreviewWords {
  site: string
  lead: string
  bot: string
  play(game: string): string
  learn(game: string): string
  puzzles(game: string): string
  titled(title: string, game: string): string
  free(free: number, seats: number): string
  full: string
  planned(when: string): string
  playing(names: string): string
  won(names: string, moves: number): string
  over(moves: number): string
  /** All have agreed on that. */
  void(moves: number): string
  drawn(moves: number): string
  moment(move: number): string
}

const moves = (count: number) => (count === 1 ? '1 move' : `${count} moves`)

export const PREVIEW: Record<Language, PreviewWords> = {
  en: {
    site: 'Starboard: board games under strange stars',
    lead: 'Science-fiction board games in your browser, with friends and with bots. No account, nothing to install.',
    bot: 'a bot',
    play: game => `Play ${game}`,
    learn: game => `Learn ${game}`,
    puzzles: game => `Puzzles: ${game}`,
    titled: (title, game) => `${title} · ${game}`,
    free: (free, seats) => `${free} of ${seats} seats free. Sit down and play.`,
    full: 'All seats are taken. You can watch.',
    planned: when => `Starts ${when}.`,
    playing: names => `Playing now: ${names}. You can watch.`,
    won: (names, count) => `${names} won after ${moves(count)}. Look back at the whole game.`,
    over: count => `Over after ${moves(count)}. Look back at the whole game.`,
    void: count =>
      `Ended by agreement after ${moves(count)}; it does not count. Look back at the whole game.`,
    drawn: count => `A draw by agreement after ${moves(count)}. Look back at the whole game.`,
    moment: move => `How it stood after move ${move}.`,
  },
  ja: {
    site: 'Starboard　見知らぬ星々のボードゲーム',
    lead: 'ブラウザで遊ぶSFボードゲーム。友だちともボットとも。登録もインストールも要りません。',
    bot: 'ボット',
    play: game => `${game}で遊ぶ`,
    learn: game => `${game}を学ぶ`,
    puzzles: game => `パズル：${game}`,
    titled: (title, game) => `${title}｜${game}`,
    free: (free, seats) => `${seats}席のうち${free}席が空いています。参加できます。`,
    full: '満席です。観戦できます。',
    planned: when => `${when}開始。`,
    playing: names => `対戦中：${names}。観戦できます。`,
    won: (names, count) => `${count}手で${names}の勝ち。ゲーム全体を振り返れます。`,
    over: count => `${count}手で終了。ゲーム全体を振り返れます。`,
    void: count => `${count}手で、全員の同意により無効。ゲーム全体を振り返れます。`,
    drawn: count => `${count}手で、全員の同意により引き分け。ゲーム全体を振り返れます。`,
    moment: move => `${move}手目の場面です。`,
  },
}
