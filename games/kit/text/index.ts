import { en } from './en.ts'
import { ja } from './ja.ts'

export const kitText = { en, ja }
