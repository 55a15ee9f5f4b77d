/** Cards that take the abilities of a race away, or lend one to somebody else. */
import { ask, ref, say } from '../../../kit/index.ts'
import { idsOf, RACES, type RaceAbility } from '../../data/index.ts'
import { line } from '../../line.ts'
import { isInCrisis } from '../../numbers/modifiers.ts'
import type { TiChapter } from '../../state.ts'
import { effectOf, startEffect } from '../effects.ts'
import { seatsOf } from '../seats.ts'
import { doNext } from '../steps.ts'
import { othersWith } from './dealing.ts'
import type { CardRule, OnSeat } from './types.ts'

/** Of oneself, too: races have abilities that are a burden. [TI-26.21] */
const culturalCrisis: CardRule<OnSeat> = {
  ways: view => seatsOf(view).map(seat => ({ seat })),
  play({ g }, played) {
    startEffect(g, effectOf(played))
    // Yssaril may hold too much now.
    doNext(g, { do: 'handLimit', seat: played.args.seat })
  },
}

/** The docks of the Saar stay theirs. [TI-31.09] */
const NOT_LENT = 'nomadicDocks'

/** Of somebody who has them: not during a Cultural Crisis. [TI-32.20] */
const multiculturalism: CardRule<OnSeat & { ability: RaceAbility }> = {
  ways: (view, seat) =>
    othersWith(view, seat, other => !isInCrisis(view, other)).flatMap(({ seat: other }) =>
      idsOf(RACES[view.players[other]!.race!].abilities)
        .filter(ability => ability !== NOT_LENT)
        .map(ability => ({ seat: other, ability })),
    ),
  play({ g }, played) {
    const { ability, seat } = played.args
    startEffect(g, effectOf(played))
    if (ability === 'telepaths') doNext(g, { do: 'whoIsFirst', seats: [played.by, seat!] })
  },
}

export const abilityCards = { 'cultural-crisis': culturalCrisis, multiculturalism } as const

export const abilityRules = {
  steps: {
    /** Two players come before everybody else. [TI-31.05] */
    whoIsFirst({ g }, { seats: options }) {
      ask(g, {
        seat: g.speaker,
        kind: 'whoIsFirst',
        required: true,
        pick: { of: 'seat', options, min: 1, max: 1 },
      })
    },
  },
  answers: {
    whoIsFirst({ g }, { pick }, [first]) {
      const second = pick!.options.find(seat => seat !== first)!
      g.effects = g.effects.map(effect => (effect.ability === 'telepaths' ? { ...effect, second } : effect))
      say(g, line('log.comesFirst', { seat: ref('seat', first!), other: ref('seat', second) }))
    },
  },
} satisfies TiChapter
