import { names } from './names.en.ts'

export const ja = { ...names }
