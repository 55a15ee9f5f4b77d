import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** An id that nobody can guess, fit for URLs. */
export const newId = (): string => randomBytes(12).toString('base64url')

/** The credentials of a seat. */
export const newKey = (): string => randomBytes(24).toString('base64url')

/** The seed of a match: 128 random bits, told to nobody before the match is over. */
export const newSeed = (): string => randomBytes(16).toString('hex')

/** What binds the server to a seed before the match begins, and tells nothing of it: SHA-256 in hexadecimal. */
export const commitmentTo = (room: string, seed: string): string =>
  createHash('sha256').update(`${room} ${seed}`).digest('hex')

/** What is stored of a secret that is long enough by itself. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Whether two secrets are the same, in a time that says nothing about where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

/** What is stored of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${(await derive(password, salt, 32)).toString('base64url')}`
}

/** Whether `password` is the one that was hashed. */
export async function fitsPassword(password: string, hash: string): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), 32)
  return sameSecret(derived.toString('base64url'), expected)
}

/** None of them is a name that the pages give to bots, or that a game has among its own. */
export const STARS = (
  'Acamar Achernar Adhara Alcor Alcyone Aldebaran Algol Alphard Antares Atria Canopus Electra Fomalhaut Gacrux ' +
  'Hadar Izar Kochab Maia Menkar Merope Mimosa Nunki Pollux Procyon Sabik Sadr Shaula Tarazed Thuban ' +
  'Wezen Zaurak'
).split(' ')

/** A name for somebody who has not chosen one: a star, which has the same name in every language. */
export const newName = (): string => `${STARS[randomInt(STARS.length)]} ${randomInt(10, 100)}`
