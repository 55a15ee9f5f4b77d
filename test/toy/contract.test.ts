import { toy } from '../../games/toy/index.ts'
import { contract } from '../support/contract.ts'
import { toyContract } from './contract.ts'

contract(toy, toyContract)
