export { optionSetsOf, pairwiseSetsOf } from './contract/option-sets.ts'
export { pairwise } from './contract/pairs.ts'
export { type ContractOf, contract } from './contract/suite.ts'
