/** What several boards need. React is allowed here; rules never import it. */
export { type BoardChoices, boardFrom } from './boardFrom.tsx'
