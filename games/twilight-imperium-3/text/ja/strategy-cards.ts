/** Published names stay as they are until there are Japanese ones. */
export { strategyNames } from '../en/strategy-cards.ts'
