import { names } from './names.en.ts'

export const en = { ...names }
