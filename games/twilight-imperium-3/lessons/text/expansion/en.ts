/** The words of the lessons about Shattered Empire in English. */
export const en = {
  part: {
    expansion: {
      title: 'Shattered Empire, as most play it',
      for: 'Only for tables with the expansion. Everything above stays true.',
    },
    options: {
      title: 'Shattered Empire, its further options',
      for: 'Take those that your table has switched on.',
    },
  },
  hands: {
    title: 'Cards in your hand',
    learns: 'Leadership and Assembly: cheap counters, and politics of your own.',
    moral: 'With Assembly you choose what is voted on. Keep one card that hurts, and one to sell.',
    buy: {
      task: '{{kira}} executes {{leadership}}. Buy Command Counters: each is 2 influence, 3 at most.',
      hint: 'Press a planet to pay. Nothing is taken from Strategy Allocation for it.',
      done: 'Other cards of others cost you a counter. This one only sells some.',
      no: 'Two influence for a turn more: it does not get cheaper than that.',
      four: 'Four, please!',
    },
    gather: {
      task: 'You hold political cards now. Execute {{assembly}}, which makes use of them.',
      hint: 'Press a political card in your hand to sell it for a trade good: at any time, and it is no action.',
      done: 'A new political card, and two action cards where there are some. Now to business.',
      other: 'Later. {{kira}} is the Speaker, and you hold {{assembly}}.',
      none: 'Sell a card I do not have?',
    },
    claim: {
      task: '{{kira}} has the Speaker token. Claim it, and somebody else must play a card.',
      done: 'Yours. Now somebody else does your politics for you.',
      give: 'That makes somebody else Speaker, and you play a card. You want the token.',
    },
    name: {
      task: 'Who has to play a political card? As you like: who has none turns over the next one.',
      done: 'A reluctant smile, and a card. You vote last, and decide ties.',
    },
    spoken: 'In this set {{leadership}} moves no Speaker token. Only {{assembly}} does, and some cards.',
  },
  annex: {
    title: 'Planets without a shot',
    learns: 'Diplomacy II takes empty planets; Trade II pays everybody.',
    moral: 'Leave a Ground Force behind, always. An empty planet is an invitation.',
    words:
      'You control {{saudor}}. Next to it {{kira}} holds {{arinam}}, with a garrison, and {{meer}}, with none.',
    take: {
      task: 'Execute {{diplomacyII}} and annex {{meer}}.',
      hint: 'The other half of the card puts counters of all others into a system. Not that one.',
      done: '{{kira}}’s flag comes down, yours goes up. Not even an agreement would be broken by it.',
      counters: 'That keeps everybody out of a system of yours. Today you want a planet.',
      other: 'Perhaps. But {{meer}} is empty, and who knows for how long.',
      guarded: 'Annex {{arinam}} instead?',
      throne: 'Annex Mecatol Rex!',
    },
    market: {
      task: 'Another day. Execute {{tradeII}} for 3 trade goods.',
      done: 'Three, and at once what your agreement pays. The others collect, too, 1 less each.',
      cancel: 'That costs you the 3 trade goods, and a friend. Take the money.',
      other: 'Not today: the market waits for {{tradeII}}.',
      hacan: 'Cancel one of Hacan?',
    },
    all: 'This card has no secondary ability: everybody was paid on your turn. What follows is the usual haggling.',
  },
  swift: {
    title: 'Faster yards, faster ships',
    learns: 'Production and Warfare II work without Command Counters on the map.',
    moral: 'A counter on your home is no reason to stop building, and no fleet is as slow as it looks.',
    join: {
      task: '{{kira}} executes {{production}}. Join in, for a counter of Strategy Allocation.',
      done: 'Your counter lies at home already. The yard does not mind.',
      no: 'And leave your dock idle? The counter at home does not matter here.',
    },
    build: {
      task: 'Build up to 3 units at {{home}}. You have 4 resources and 3 trade goods.',
      done: 'Three ships from a system that had closed for the round.',
      nothing: 'You have paid the counter. Take something home.',
      four: 'Four Destroyers, why not?',
    },
    alert: {
      task: 'Another day. Execute {{warfareII}}: put High Alert on your home system.',
      hint: 'Ships that begin there go 1 farther, and those that fight there hit 1 better.',
      done: 'Sirens, running people, hot engines.',
      other: 'Your ships are at home, and in no hurry. Change that: {{warfareII}}, on the home system.',
      nowhere: 'High Alert, but nowhere?',
    },
    leap: {
      task: 'The {{carrier}} usually goes one step. Send it to {{rex}}, two steps away.',
      hint: 'Activate {{rex}}. Take Ground Forces along if you like.',
      done: 'Two steps for a ship that used to complain about one.',
      near: 'It could always do that. Two steps!',
      other: 'The {{carrier}}, to {{rex}}. You will not often see it run.',
    },
    bring: {
      task: 'Take the token along?',
      done: 'Now {{rex}} is on alert: whoever comes meets better shots.',
      leave: 'At home nobody needs it now. Your ships are out there.',
    },
    fast: 'The token goes when the status phase begins. The secondary ability moves two ships to systems of yours next to them.',
  },
  ages: {
    title: 'All objectives on the table',
    learns: 'Age of Empire shows them all; Bureaucracy lets you claim one early.',
    moral: 'You know from the first round what wins. So does everybody else.',
    row: 'With Age of Empire all objectives lie open, as far as Imperium Rex. Those of stage II wait for round 4. This is round 3.',
    file: {
      task: 'Execute {{bureaucracy}}: one Command Counter, and an objective right now.',
      done: 'Stamped, sealed, and in three copies. With all open there is nothing to look at first.',
      other: 'No. Nothing is as exciting as {{bureaucracy}} today.',
    },
    now: {
      task: 'Claim one open objective, in the middle of the round: spend 6 trade goods.',
      hint: 'Press the objective that asks for 6 trade goods. You have 12.',
      done: 'A point, and in the status phase you may claim another one.',
      nothing: 'You came all the way to this counter. Claim something.',
      other: 'The 6 trade goods, here. Your planets may sleep.',
      late: 'The one for 12, of stage II?',
      secret: 'My secret one!',
    },
    clock:
      'Each round a marker moves along the row. At Imperium Rex the game ends. The Long War instead has more cards, to 14 points.',
  },
  own: {
    title: 'What only you can learn',
    learns: 'Every race has a technology that nobody else gets.',
    moral: 'No prerequisites, no colour, no discount: the price of the occasion, and a bit more.',
    secret:
      'You lead Sol. Your own technology needs nothing before it: {{markII}}, for 4 resources beside the usual price.',
    learn: {
      task: 'Execute {{technology}}: the usual price is 0 for you. Learn {{markII}}.',
      hint: '{{home}} pays 4.',
      done: 'Carriers with room for 8, and one hit does not sink them. Others may only envy that.',
      common: 'A fine technology, which anybody can have. Look for your own.',
      other: 'First the laboratory: {{technology}}.',
      theirs: 'The one of Letnev, please!',
    },
    centers: {
      task: 'Another table: you lead Hacan, with {{centers}}. Use it, and be generous to somebody.',
      hint: 'It is an action: a counter of Strategy Allocation for 4 trade goods. Somebody else gets 2.',
      done: 'Four for you, two for a friend you did not have a minute ago.',
      other: 'The factories stand still meanwhile. {{centers}}!',
      self: 'I would like the 2 as well.',
    },
    each: 'Some of these work by themselves, some are asked for in their moment, some are actions. The race sheet tells.',
  },
  finds: {
    title: 'Buried treasure',
    learns: 'Artifacts: a point for whoever holds the right planet.',
    moral: 'An artifact is worth a point as long as you hold its planet. Guard it.',
    buried:
      'Tokens lie face down on some planets, one for each player. Some are artifacts, some are just scrap.',
    wake: {
      task: 'Your {{carrier}} waits above two such planets. Activate their system.',
      hint: 'The system of {{arinam}} and {{meer}}. Nobody has to move.',
      done: 'Below, something blinks. Or two things.',
      other: 'Treasure first. Activate the system where your {{carrier}} is.',
    },
    dig: {
      task: 'Land one Ground Force on each of them.',
      done: '{{arinam}}: an old can. {{meer}}: an artifact!',
      nobody: 'Nobody digs from orbit.',
      one: 'And if it is the other one? Take both.',
    },
    yours:
      'A point, at once. The token stays on {{meer}} for good: whoever takes the planet takes the point from you.',
  },
  shock: {
    title: 'Shock Troops',
    learns: 'A ten makes a veteran, and veterans capture guns and docks.',
    moral: 'Veterans fall first and never stand alone. Send them with recruits.',
    ten: 'A Ground Force that rolls a 10 becomes a Shock Troop: it hits with 5 or more from then on. One Ground Force has to stay with it.',
    wake: {
      task: 'Your troops wait above {{arinam}}, where a {{dock}} of {{kira}} stands. Activate the system.',
      hint: 'The system of {{arinam}} and {{meer}}. Your {{carrier}} is there.',
      done: '{{kira}}’s mechanics look up.',
      other: 'Your soldiers are up there already. Activate the system of {{arinam}}.',
    },
    land: {
      task: 'Land all three on {{arinam}}.',
      done: 'A 10! One of them comes back from the fight as a Shock Troop.',
      nobody: 'They would like to become heroes. Let them out.',
      strong: '{{meer}} has a garrison of 3 and no dock. {{arinam}}, all three.',
    },
    capture: {
      task: 'A Shock Troop and a Ground Force are left: capture the {{dock}}?',
      done: 'Your colours on their factory. It builds for you from the next round on.',
      rubble: 'Blow it up? It costs 4 resources in the shop.',
    },
    guard:
      'Without a Shock Troop the {{dock}} would be rubble. In the next invasion they are lost before other Ground Forces.',
  },
  withdraw: {
    title: 'A way out',
    learns: 'Tactical retreats: a counter buys a system to flee to.',
    moral: 'The attacker has come to stay. Keep a counter of Strategy Allocation for the door.',
    leave: {
      task: 'Two Dreadnoughts of {{kira}} attack your {{carrier}}. Leave for a system next door, for 1 counter.',
      hint: 'It must hold nothing of others, and no counter of yours. Any of those offered will do.',
      done: 'One round of shooting, all missed, and you are gone.',
      stay: 'A {{carrier}} with four Ground Forces against two Dreadnoughts? Run.',
    },
    away: 'Usually one may only retreat to a system that bears one’s counter. The counter you have paid lies there now: you stay.',
  },
  clans: {
    title: 'Docks that fly',
    learns: 'The Clan of Saar, one of four new races.',
    moral: 'A dock that flies is never home alone, and never at home.',
    homeless:
      'You lead the Clan of Saar. Your Space Docks float in space, and move one step with a tactical action.',
    move: {
      task: 'Take your {{dock}} along to the wormhole beside your home.',
      hint: 'Activate the system to the left of your home, and send the {{dock}}. The {{cruiser}} may come, too.',
      done: 'A town with engines. Somebody’s laundry still hangs outside.',
      ships: 'And the {{dock}}? It can fly!',
      other: 'The {{dock}} to the wormhole next door, and nothing to build yet.',
      far: 'The dock, straight to {{rex}}?',
    },
    wake: {
      task: 'The next round. Your {{dock}} is at the wormhole: activate that system.',
      done: 'A dock does not build in the action in which it flies. Now it does.',
      other: 'You flew a factory out there. Use it.',
    },
    build: {
      task: 'Build ships: up to 4 units.',
      done: 'Ships straight from the void.',
      nothing: 'Nothing? The crew is bored.',
      troops: 'Two Ground Forces as well!',
    },
    others:
      'Muaat build ships beside their War Sun, Winnu and Yin have tricks of their own: the race sheets tell when.',
  },
} as const
