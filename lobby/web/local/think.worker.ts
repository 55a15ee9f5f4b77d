/** Where bots of this device think. It knows nothing but what comes with the question: the view of a seat. */
import { answerThoughts } from '../../local/worker.ts'
import { gameOf } from '../app/games.ts'

answerThoughts(id => gameOf(id)!.load())
