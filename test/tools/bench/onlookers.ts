/** Pages that look at the list of the lobby, in a process of their own: what they read is not to slow down those who play. */
import { Guest } from '../../lobby/support/guest.ts'

const [url, pages] = process.argv.slice(2) as [string, string]
const guest = await Guest.arrive(url)
let letters = 0
for (let i = 0; i < Number(pages); i++) {
  const socket = await guest.socket('lobby')
  socket.emit('list', {})
  await new Promise(told => socket.once('rooms', told))
  socket.io.engine.on('data', data => {
    letters += String(data).length
  })
}
process.on('message', () => {
  process.send!({ letters })
  letters = 0
})
process.send!({ letters })
