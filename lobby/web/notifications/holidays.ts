import type { Holidays, SetHoliday } from '../../holidays.ts'
import { call } from '../app/api.ts'

/** The requests of `lobby/holidays.ts`. */
export const holidaysApi = {
  holidays: () => call<Holidays>('GET', '/me/holidays'),
  addHoliday: (holiday: SetHoliday) => call<Holidays>('POST', '/me/holidays', holiday),
  endHoliday: (from: number) => call<Holidays>('DELETE', `/me/holidays/${from}`),
}
