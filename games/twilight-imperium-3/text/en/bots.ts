export const bot = {
  cadet: { name: 'Cadet', help: 'Expands where there is room, and often misjudges what is worth most.' },
  admiral: { name: 'Admiral', help: 'Weighs what every action gains and risks, and saves for objectives.' },
}
