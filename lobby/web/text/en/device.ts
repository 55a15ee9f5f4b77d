/** Tables that are kept on the reader's device, in English. */
export const device = {
  here: 'This table is on this device',
  hereShort: 'This table is on this device: no server is needed.',
  hereHelp:
    'It needs no network, and no server knows of it. This page holds the whole game, hidden cards included, but shows you only what your seat may see.',
  notKept:
    'This table cannot be stored: the device has no room left, or the browser keeps nothing. The game goes on, but closing the page loses it. You can save it as a file in Settings.',
  elsewhere: 'Another page plays this table',
  elsewhereLead: 'It is open in another tab or window of this browser. Only one page can play it at a time.',
  takeOver: 'Play it here',
  outdated: 'This table cannot go on',
  outdatedLead: 'It was begun under older rules of the game, and today’s cannot take it up.',
  move: 'Play on with people',
  moveHelp:
    'Takes the game as it is to the server: a table of yours with bots in the other seats, where you can invite people in their place. It stays here, too.',
  drop: 'Delete this table',
  dropSure: 'Delete it for good? Nothing else keeps it.',
  dropAct: 'Delete',
  dropKeep: 'Keep it',
  mine: 'On this device',
  lead: 'Play against bots in your browser. Everything stays on this device; nothing to install, and no network needed once the page is there.',
  seats: 'table for {{count}}',
  yourTurn: 'your turn',
  bots: 'bots are playing',
  playHere: 'Play on this device',
  people: 'People at this device',
  peopleHelp: 'Several people hand the device round: each sees their own seat alone.',
  handOver: 'Hand over to {{name}}',
  handed: 'This is for {{name}}',
  handedLead: 'Hand the device over. Whoever plays this seat goes on; nobody else looks.',
  handedShow: 'I am {{name}}',
  noServer: 'The server does not answer. Against bots you can play all the same, on this device.',
}
