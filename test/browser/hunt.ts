/** A game of Not Alone for two, as far as round 1, and what is done at the desk of a table. */

import type { BrowserContextOptions } from 'playwright-core'
import { Guest } from '../lobby/support/guest.ts'
import type { Visit } from '../support/browser/index.ts'
import type { Look } from './looks.ts'
import { comer, type Person } from './person.ts'
import { gameSays, gameWord } from './says.ts'

/** Somebody to whom the game is not new: without a coach, and asked what has one answer, too. */
export async function regular(here: Visit, look: Look, options: BrowserContextOptions = {}): Promise<Person> {
  const guest = await Guest.arrive(here.server.url)
  await guest.put('/api/me/known/not-alone/all')
  return comer(here, guest, look, options)
}

export const deskOf = ({ page, words }: Person) =>
  page.getByRole('region', { name: words.table.toDo, exact: true })

export const isTurnOf = (person: Person): Promise<void> =>
  deskOf(person).getByText(person.words.table.yourTurn, { exact: true }).waitFor()

/** Does what the desk offers, in sight or in the list. */
export async function press(person: Person, name: string | RegExp): Promise<void> {
  const fold = deskOf(person).getByRole('button', { name: person.words.table.showActions })
  const button = deskOf(person).getByRole('button', { name }).first()
  await button.or(fold).first().waitFor()
  if (!(await button.isVisible())) await person.pressOn(fold)
  await person.pressOn(button)
}

/** What Not Alone says to somebody. */
export const word = ({ look }: Person, key: string) => gameWord('not-alone', look.language, key)
export const move = ({ look }: Person, key: string, params = {}) =>
  gameSays('not-alone', look.language, { key: `move.${key}`, params })

/** From the front page on: Ada is the Creature, and Bea is the first to act. */
export async function beginHunt(url: string, ada: Person, bea: Person): Promise<void> {
  const { create, lobby, room } = ada.words
  await ada.page.goto(url)
  await ada.press('link', new RegExp(`^${lobby.setUp}`))
  await ada.choose(create.seats, '2')
  await ada.choose(await word(ada, 'option.creature.name'), 'host')
  await ada.press('button', create.submit)
  await bea.page.goto(await ada.page.getByLabel(room.link).inputValue())
  await bea.sitsDown()
  await ada.press('button', room.start)
  await press(ada, await move(ada, 'chooseBoardFace', { face: 'face:1' }))
  await isTurnOf(bea)
}
