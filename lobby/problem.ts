/** Every reason for which the lobby refuses something (rules of games have reasons of their own: `Refusal`). */
export type ProblemWord =
  | 'badRequest'
  | 'badOptions'
  | 'badSeats'
  /** No table starts at a time that is over. */
  | 'timeOver'
  /** Nothing is planned for so far ahead. */
  | 'timeFar'
  | 'noSession'
  | 'badOrigin'
  | 'notHost'
  | 'notSeated'
  | 'notYourSeat'
  | 'wrongPassword'
  | 'wrongKey'
  /** The passkey is not known here, or has not signed what it was asked to. */
  | 'wrongPasskey'
  /** The link or code is over, was used, or was asked for in another browser. */
  | 'wrongLink'
  /** The invitation was withdrawn, has another one in its place, or never was one. */
  | 'wrongInvitation'
  /** The address belongs to another account. */
  | 'otherAccount'
  /** Whoever asks must show once more who they are. */
  | 'notFresh'
  | 'reviewTooLong'
  | 'askedAlready'
  | 'notFound'
  | 'notOpen'
  | 'notPlaying'
  | 'notFinished'
  /** Those who play are among themselves. */
  | 'noSpectators'
  /** The table has no private talk, or the game forbids it. */
  | 'noPrivateTalk'
  /** The table has not agreed that moves can be taken back. */
  | 'noTakeBacks'
  /** One has made no move since the match began, or has taken all of them back. */
  | 'nothingToTakeBack'
  /** Too many moves were made since. */
  | 'tooFarBack'
  /** In the move, or in one that followed it: chance, */
  | 'wasChance'
  /** a choice in secret, */
  | 'wasSecret'
  /** or something that was hidden from somebody until then. */
  | 'wasShown'
  /** Somebody has said no. */
  | 'takeBackRefused'
  /** The game has no ranking for such an end. */
  | 'noSuchEnd'
  /** Somebody would rather play on. */
  | 'endRefused'
  /** Bots play for all the others, who may come back: nobody ends it behind their backs. */
  | 'endsAlone'
  /** One has a holiday then already. */
  | 'holidayTaken'
  /** So many days of that year are not left. */
  | 'holidayTooLong'
  /** Time runs by turns at those tables alone that say so. */
  | 'notByTurns'
  /** Somebody would rather play on without a pause. */
  | 'pauseRefused'
  /** All have agreed on a pause, and nobody has ended it. */
  | 'paused'
  /** No time runs for the player of that seat: nobody puts a bot there, or sends them away. */
  | 'timeStands'
  /** Nobody can play on from that moment. */
  | 'noPosition'
  | 'notReady'
  | 'seatTaken'
  /** Free, but for somebody else. */
  | 'seatKept'
  /** The other one does not want to play or talk with whoever asks. */
  | 'notWelcome'
  | 'alreadySeated'
  /** Another player at a table has that name, or one that looks like it. */
  | 'nameTaken'
  /** The player of that seat is connected: nobody else may give it to a bot or empty it during play. */
  | 'stillHere'
  /** The player of that seat lost the connection minutes ago at most: nobody else may empty it yet, but a bot may play. */
  | 'mayComeBack'
  | 'startsByItself'
  | 'startedByHost'
  | 'rulesChanged'
  | 'conflict'
  | 'tooLarge'
  | 'tooMany'
  | 'tooManyRooms'
  | 'tooManyPlans'
  | 'internal'
  /** Another server did not take what was to be sent. */
  | 'notSent'
  /** The disk is full, or the database damaged: nothing is accepted that cannot be stored. */
  | 'notStored'
  | 'stopping'

export interface Problem {
  /** Stable word for programs. */
  error: ProblemWord
  /** A sentence in English for people who read raw answers; pages word `error` themselves. */
  message: string
}

/** The HTTP status and the English sentence of every problem that the server answers with. */
const PROBLEMS: Record<ProblemWord, [status: number, message: string]> = {
  badRequest: [400, 'The request does not have the expected shape.'],
  badOptions: [400, 'These options do not make a game of this size.'],
  badSeats: [400, 'The game is not played by that many.'],
  timeOver: [400, 'That time is over. Choose one that is yet to come.'],
  timeFar: [400, 'That is more than a year ahead.'],
  noSession: [401, 'Start a session first: GET /api/me.'],
  badOrigin: [403, 'Requests from this page are not accepted.'],
  notHost: [403, 'Only the host of the room may do that.'],
  notSeated: [403, 'Only somebody who sits at the table may do that.'],
  notYourSeat: [403, 'That is not your seat.'],
  wrongPassword: [403, 'The room has another password.'],
  wrongKey: [403, 'The key does not open this seat.'],
  wrongPasskey: [403, 'This passkey is not known here.'],
  wrongLink: [403, 'The link or code is over, was used before, or was asked for in another browser.'],
  wrongInvitation: [404, 'This invitation does not count, or not any more.'],
  otherAccount: [409, 'That address belongs to another account.'],
  notFresh: [403, 'Come back by one of your ways in first: that was not done for a while.'],
  notFound: [404, 'There is no such thing here.'],
  notOpen: [409, 'The match of this room has already begun.'],
  notPlaying: [409, 'No match is being played in this room.'],
  notFinished: [409, 'The match of this room is not over.'],
  noSpectators: [403, 'Only those who play see this match until it is over.'],
  noPrivateTalk: [409, 'There is no private talk at this table.'],
  noTakeBacks: [409, 'This table has not agreed that moves can be taken back.'],
  nothingToTakeBack: [409, 'You have made no move that could be taken back.'],
  tooFarBack: [409, 'Too much has happened since your last move.'],
  wasChance: [409, 'Chance was in your last move, or in one that followed it: that stays.'],
  wasSecret: [409, 'Something has been chosen in secret since: that stays.'],
  wasShown: [409, 'Somebody has learned something since that was hidden before: that stays.'],
  takeBackRefused: [409, 'Somebody does not want that. Ask again when the match has gone on.'],
  noSuchEnd: [409, 'This game cannot be ended like that.'],
  endRefused: [409, 'Somebody would rather play on. Propose it again later.'],
  endsAlone: [409, 'Bots play for all the others, who may come back: nobody ends the match without them.'],
  holidayTaken: [409, 'You have a holiday then already.'],
  holidayTooLong: [409, 'You have not so many days left in that year.'],
  notByTurns: [409, 'That is for tables that play by turns.'],
  pauseRefused: [409, 'Somebody would rather play on. Propose it again later.'],
  paused: [409, 'The table has a pause. Anybody who plays can end it.'],
  timeStands: [409, 'No time runs for that player now: nobody acts in their place.'],
  noPosition: [409, 'Nobody can play on from that moment.'],
  notReady: [409, 'Somebody is not ready yet.'],
  seatTaken: [409, 'Somebody else sits there.'],
  seatKept: [409, 'The seat is kept for somebody else.'],
  notWelcome: [403, 'The other one does not want that.'],
  nameTaken: [409, 'Another player at the table has that name, or one that looks like it.'],
  alreadySeated: [409, 'You already have a seat at this table.'],
  stillHere: [409, 'The player of this seat is not known to be away.'],
  mayComeBack: [409, 'The player has not been away for long and may come back; a bot may play meanwhile.'],
  startsByItself: [409, 'This room starts by itself when all seats are taken.'],
  startedByHost: [409, 'The host of this room starts its match; join it on its page.'],
  rulesChanged: [409, 'The match began under other rules than this server plays now.'],
  conflict: [409, 'Something else happened at the same moment; look again and try again.'],
  tooLarge: [413, 'The request is too large.'],
  reviewTooLong: [
    503,
    'The review takes too long for now. What is reckoned is kept: ask again later, and it goes on.',
  ],
  askedAlready: [429, 'That address was asked this week, or wants no mail.'],
  tooMany: [429, 'Too many requests; wait a moment.'],
  tooManyRooms: [429, 'You have too many open rooms; close one first.'],
  tooManyPlans: [429, 'You have too many planned tables; wait, or close one first.'],
  internal: [500, 'Something went wrong on the server.'],
  notSent: [502, 'It could not be sent.'],
  notStored: [503, 'The server cannot store anything at the moment. Nothing has changed; try again later.'],
  stopping: [503, 'The server is stopping; it will be back in a moment.'],
}

/** Thrown where a request is refused; what it carries is told to whoever asked. */
export class Refused extends Error {
  readonly problem: Problem
  readonly status: number

  constructor(word: ProblemWord, detail?: string, status?: number) {
    const [usual, message] = PROBLEMS[word]
    super(message)
    this.status = status ?? usual
    this.problem = { error: word, message: detail ? `${message} ${detail}` : message }
  }
}
