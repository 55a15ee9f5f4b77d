import type { AgreedEnd } from '../../../games/kit/agreed-end.ts'
import type { LateWish } from '../../pace.ts'
import type { Room } from '../../protocol.ts'
import { call, room } from '../app/api.ts'

/** What those who play decide together, as `lobby/protocol.ts` has it: the first page does without. */
export const agree = {
  wishForLate: (id: string, wish: LateWish) => call<Room>('PUT', `${room(id)}/late`, { wish }),
  rest: (id: string, rest: boolean) => call<Room>('PUT', `${room(id)}/rest`, { rest }),
  askToTakeBack: (id: string) => call<Room>('POST', `${room(id)}/take-back`, {}),
  answerTakeBack: (id: string, agree: boolean) => call<Room>('PUT', `${room(id)}/take-back`, { agree }),
  dropTakeBack: (id: string) => call<Room>('DELETE', `${room(id)}/take-back`),
  proposeEnd: (id: string, end: AgreedEnd) => call<Room>('POST', `${room(id)}/end`, { end }),
  answerEnd: (id: string, agree: boolean) => call<Room>('PUT', `${room(id)}/end`, { agree }),
  dropEnd: (id: string) => call<Room>('DELETE', `${room(id)}/end`),
  proposePause: (id: string, days: number) => call<Room>('POST', `${room(id)}/pause`, { days }),
  answerPause: (id: string, agree: boolean) => call<Room>('PUT', `${room(id)}/pause`, { agree }),
  endPause: (id: string) => call<Room>('DELETE', `${room(id)}/pause`),
}
