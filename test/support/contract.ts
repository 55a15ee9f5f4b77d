export { type ContractOf, contract, optionSetsOf } from './contract/suite.ts'
