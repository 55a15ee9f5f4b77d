export const keys = {
  title: 'Keys',
  tab: 'To the next thing',
  enter: 'Press whatever has the focus',
  confirm: 'Confirm: the lit button',
  escape: 'Close, or one step back',
  list: 'These keys',
  single: 'Single keys',
  singleHelp: 'When off, letters and digits alone do nothing at a table.',
  close: 'Close',
}
