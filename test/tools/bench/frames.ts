/** How long a frame takes while a map is dragged, on a slower processor: boards whose map can be. */
import maxBy from 'lodash/maxBy.js'
import { filmsOf, momentsOf } from '../../support/stage/moments.ts'
import { openStage } from '../../support/stage/stage.ts'
import { atMost, type Figure } from './figure.ts'

/** A processor so many times slower than this one. */
const SLOWER = 4
/** So many frames are looked at. */
const FRAMES = 150
/** The longest of twenty frames may take so many milliseconds: sixty of them in a second. */
const P95_AT_MOST = 17
const SIZES = { '1366x768': { width: 1366, height: 768 }, '360x740': { width: 360, height: 740 } }

/** Drags the map in circles, a step with each frame. Runs in the page; the milliseconds between its frames. */
async function drag(frames: number): Promise<number[]> {
  const sheet = document.querySelector('.ti-sheet')!
  const { left, top, width, height } = sheet.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const event = (type: string, step: number) =>
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      view: window,
      clientX: x + Math.sin(step / 12) * width * 0.2,
      clientY: y + (Math.cos(step / 12) - 1) * height * 0.2,
    })
  const frame = () => new Promise<number>(requestAnimationFrame)
  sheet.dispatchEvent(event('mousedown', 0))
  const times: number[] = []
  let last = await frame()
  for (let step = 1; step <= frames; step++) {
    window.dispatchEvent(event('mousemove', step))
    const now = await frame()
    times.push(now - last)
    last = now
  }
  window.dispatchEvent(event('mouseup', frames))
  return times
}

export async function* measure(): AsyncGenerator<Figure[]> {
  const stage = await openStage()
  try {
    const fullest = maxBy(await filmsOf('twilight-imperium-3'), ({ recorded }) => recorded.players)!
    // Late in the game there is most to be seen.
    const moment = momentsOf([fullest]).findLast(({ kind }) => kind === 'turn')!
    for (const [size, viewport] of Object.entries(SIZES)) {
      const window = await stage.open({ viewport, locale: 'en-GB' })
      await window.show(moment)
      await window.drawn()
      const devtools = await window.page.context().newCDPSession(window.page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      const times = (await window.page.evaluate(drag, FRAMES)).sort((a, b) => a - b)
      await window.close()
      const p95 = times[Math.floor(times.length * 0.95)]!
      yield [
        {
          name: `frames.twilight-imperium-3.${size}.p95`,
          value: p95,
          unit: 'ms',
          goal: atMost(p95, P95_AT_MOST),
        },
        {
          name: `frames.twilight-imperium-3.${size}.median`,
          value: times[Math.floor(times.length / 2)]!,
          unit: 'ms',
        },
      ]
    }
  } finally {
    await stage.end()
  }
}
