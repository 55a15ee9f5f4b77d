import type { Language } from '../../../games/kit/index.ts'
import type { NoticeKind } from '../storage/notifications.ts'
import type { PlanKind } from './planned.ts'

/** What is said where no page is there to say it, for one language. */
interface Words {
  /** What is to be done at one table. `what`: the question, as the game words it. */
  line: Record<
    Exclude<
      NoticeKind,
      'mention' | 'invited' | 'takeBack' | 'end' | 'pause' | 'hands' | 'resumed' | PlanKind
    >,
    (table: string, what: string, until: string) => string
  >
  /** Somebody has called them in what is said. What that is others need not read. */
  called(table: string): string
  /** `when`: the time to begin at, where it has one. */
  invited(table: string, by: string, when: string | null): string
  takeBack(table: string, by: string): string
  end(table: string, by: string): string
  pause(table: string, by: string): string
  hands(table: string, by: string): string
  /** A pause is over. */
  resumed(table: string): string
  /** Of a table that is to begin at some time. */
  plan: Record<PlanKind | 'over', (table: string, when: string) => string> & {
    /** It was to, and does not any more. */
    noTime(table: string): string
    subject(table: string): string
  }
  /** Their time was over. */
  standIn(table: string): string
  subject(tables: number, first: string): string
  trial: string
  /** What everybody reads at the webhook of a club. */
  club: {
    table(title: string, game: string): string
    planned(table: string, when: string): string
    moved(table: string, when: string): string
    open(table: string, free: number): string
    /** Empty where nobody has won, or nobody else has played. */
    result(table: string, winners: string, others: string): string
    name(name: string): string
    bots(count: number): string
    /** Whoever has left seats that nobody has taken. */
    left(count: number): string
    trial(club: string): string
  }
  confirm: { subject: string; text(link: string, never: string): string }
  comeBack: { subject: string; text(link: string, code: string, never: string): string }
  /** At the end of a mail. */
  stop(link: string): string
}

export const languageOf = ({ language }: { language: string | null }): Language =>
  language === 'ja' ? 'ja' : 'en'

export const WORDS: Record<Language, Words> = {
  en: {
    line: {
      asked: (table, what, until) => `${table}: ${what} (until ${until})`,
      remind: (table, what, until) => `${table}: still waiting for you. ${what} (until ${until})`,
      late: (table, what, until) => `${table}: your time was over ${until}. ${what}`,
      vote: table => `${table}: somebody has run out of time. Decide with the others what happens.`,
    },
    called: table => `${table}: somebody has called you in the talk of the table.`,
    invited: (table, by, when) =>
      when === null
        ? `${table}: ${by} invites you to play.`
        : `${table}: ${by} invites you to play, ${when}.`,
    takeBack: (table, by) => `${table}: ${by} asks to take a move back. Do you agree?`,
    end: (table, by) => `${table}: ${by} proposes to end the match together. Do you agree?`,
    pause: (table, by) => `${table}: ${by} proposes to pause the match. Do you agree?`,
    hands: (table, by) => `${table}: ${by} proposes to show all hands to those who watch. Do you agree?`,
    resumed: table => `${table}: the pause is over, and time is running again.`,
    plan: {
      soon: (table, when) => `${table}: begins soon, ${when}.`,
      ahead: (table, when) => `${table}: begins ${when}.`,
      moved: (table, when) => `${table}: has another time now, ${when}.`,
      over: (table, when) => `${table}: was to begin ${when}. The others may be waiting for you.`,
      noTime: table => `${table}: has no time to begin at any more.`,
      subject: table => `Planned: ${table}`,
    },
    standIn: table => `${table}: your time was over. A bot plays on for you until you come back.`,
    subject: (tables, first) =>
      tables === 1 ? `${first} waits for you` : `${tables} tables wait for you, ${first} first`,
    trial: 'You will be told like this when a table waits for you.',
    club: {
      table: (title, game) => `${title} (${game})`,
      planned: (table, when) => `${table} is planned for ${when}.`,
      moved: (table, when) => `${table} has a new time: ${when}.`,
      open: (table, free) => `${table} is open: ${free === 1 ? '1 seat is' : `${free} seats are`} free.`,
      result: (table, winners, others) =>
        `${table} is over. ${winners ? `Won by ${winners}` : 'Nobody won'}${others ? `; ${winners ? 'also ' : ''}played by ${others}` : ''}.`,
      name: name => name,
      bots: count => (count === 1 ? 'a bot' : `${count} bots`),
      left: count => (count === 1 ? 'a player who left' : `${count} players who left`),
      trial: club => `This is where news of ${club} will appear: planned tables, open tables and results.`,
    },
    confirm: {
      subject: 'Is this your address?',
      text: (link, never) =>
        `Somebody wants to be told here when a table at Starboard, a site for board games, waits for them. Is that you? Then open this link:\n\n${link}\n\nOtherwise there is nothing to do: nothing more is sent, unless somebody asks for it again in a week or later. That ends for good here:\n\n${never}`,
    },
    comeBack: {
      subject: 'Your way into Starboard',
      text: (link, code, never) =>
        `Open this link in the browser where you asked for it:\n\n${link}\n\nOr type this code there: ${code}\n\nBoth count for half an hour, in that browser alone. Tell the code to nobody: nobody will ask you for it. If it was not you who asked, there is nothing to do. If there shall be no such mails at all: ${never}`,
    },
    stop: link => `No more of these: ${link}`,
  },
  ja: {
    line: {
      asked: (table, what, until) => `${table}：${what}（${until}まで）`,
      remind: (table, what, until) => `${table}：まだあなたを待っています。${what}（${until}まで）`,
      late: (table, what, until) => `${table}：時間は${until}に切れました。${what}`,
      vote: table => `${table}：時間切れの人がいます。どうするか、みんなで決めてください。`,
    },
    called: table => `${table}：会話であなたの名前が呼ばれました。`,
    invited: (table, by, when) =>
      when === null
        ? `${table}：${by}さんがあなたを招待しています。`
        : `${table}：${by}さんがあなたを招待しています（${when}開始）。`,
    takeBack: (table, by) => `${table}：${by}さんが手を取り消したいそうです。同意しますか？`,
    end: (table, by) => `${table}：${by}さんがみんなの同意で対局を終えたいそうです。同意しますか？`,
    pause: (table, by) => `${table}：${by}さんが対局の中断を提案しています。同意しますか？`,
    hands: (table, by) =>
      `${table}：${by}さんが、観戦者に全員の手札を見せることを提案しています。同意しますか？`,
    resumed: table => `${table}：中断が終わり、時間が再び進んでいます。`,
    plan: {
      soon: (table, when) => `${table}：まもなく始まります（${when}）。`,
      ahead: (table, when) => `${table}：${when}に始まります。`,
      moved: (table, when) => `${table}：開始日時が${when}に変わりました。`,
      over: (table, when) => `${table}：${when}に始まる予定でした。ほかの人が待っているかもしれません。`,
      noTime: table => `${table}：開始日時が未定になりました。`,
      subject: table => `開始予定：${table}`,
    },
    standIn: table => `${table}：時間が切れました。あなたが戻るまでボットが代わりに遊びます。`,
    subject: (tables, first) =>
      tables === 1
        ? `「${first}」があなたを待っています`
        : `「${first}」など${tables}卓があなたを待っています`,
    trial: 'テーブルがあなたを待っているとき、このようにお知らせします。',
    club: {
      table: (title, game) => `${title}（${game}）`,
      planned: (table, when) => `${table}：${when}に開始予定です。`,
      moved: (table, when) => `${table}：開始日時が${when}に変わりました。`,
      open: (table, free) => `${table}：参加者を募集中です（空席${free}）。`,
      result: (table, winners, others) =>
        `${table}：終了しました。${winners ? `勝者は${winners}です。` : '勝者はいません。'}${others ? `${winners ? 'ほかの参加者' : '参加者'}：${others}` : ''}`,
      name: name => `${name}さん`,
      bots: count => (count === 1 ? 'ボット' : `ボット${count}体`),
      left: count => (count === 1 ? '途中で抜けた人' : `途中で抜けた${count}人`),
      trial: club => `${club}のテーブルの予定・募集・対戦結果が、ここに届きます。`,
    },
    confirm: {
      subject: 'このアドレスはあなたのものですか？',
      text: (link, never) =>
        `ボードゲームのサイトStarboardで、テーブルからのお知らせをこのアドレスで受け取りたいという希望がありました。ご本人なら、次のリンクを開いてください。\n\n${link}\n\n心当たりがなければ、何もする必要はありません。一週間以上たって再び希望がないかぎり、これ以上は届きません。今後いっさい受け取りたくない場合は、次のリンクを開いてください。\n\n${never}`,
    },
    comeBack: {
      subject: 'Starboardに入るためのリンク',
      text: (link, code, never) =>
        `このメールを頼んだブラウザで、次のリンクを開いてください。\n\n${link}\n\nまたは、そこで次のコードを入力してください：${code}\n\nどちらも30分間、そのブラウザだけで使えます。コードは誰にも教えないでください。こちらから尋ねることもありません。心当たりがなければ、何もする必要はありません。このようなメールをいっさい受け取りたくない場合：${never}`,
    },
    stop: link => `お知らせを止める：${link}`,
  },
}
