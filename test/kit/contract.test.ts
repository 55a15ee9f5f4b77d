import { contract } from '../support/contract.ts'
import { toy } from '../support/toy.ts'
import { toyContract } from './toy-contract.ts'

contract(toy, toyContract)
