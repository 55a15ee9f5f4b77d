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
  /** Nobody can play on from that moment. */
  | 'noPosition'
  | 'notReady'
  | 'seatTaken'
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
