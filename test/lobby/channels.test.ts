import { expect } from 'chai'
import { mentioned } from '../../lobby/mentions.ts'
import type { ChatMessage, Room, TableState, Whisper } from '../../lobby/protocol.ts'
import { channelsOf, SPECTATORS } from '../../lobby/web/table/channels.ts'

const seat = (at: number, name: string) => ({ seat: String(at), name, person: name.toLowerCase() })
const message = (sender: string, name: string, person: string | null = name.toLowerCase()): ChatMessage => ({
  id: `${sender} ${name}`,
  person,
  sender,
  name,
  text: `by ${name}`,
  at: 1,
})

describe('lobby: who is called in a message', () => {
  it('is whoever’s whole name stands behind an @, the longer one of two that begin alike', () => {
    const names = ['Ada', 'Ada Lovelace', 'Bea', '']
    for (const [text, called] of [
      ['@ada and @BEA, please', ['Ada', 'Bea']],
      ['@Ada Lovelace!', ['Ada Lovelace']],
      ['@Ada Lovelace, @Ada', ['Ada Lovelace', 'Ada']],
      ['Ada, bea', []],
      ['@ @nobody', []],
    ] as const)
      expect(mentioned(text, names).sort(), text).to.deep.equal([...called].sort())
  })
})

describe('lobby: conversations at a table', () => {
  const room = { seats: [seat(0, 'Ada'), seat(1, 'Bea'), seat(2, 'Cy')], privateTalk: true } as Room
  const whispered = (from: string, name: string): Whisper => ({
    ...message('1', name),
    people: [from, 'ada'],
    toName: 'Ada',
  })
  const state = {
    room,
    seat: '0',
    chat: [
      message('0', 'Ada'),
      message('1', 'Bea'),
      message('1', 'Before Bea'),
      message('1', 'Long ago', null),
      message('2', 'Cy'),
    ],
    whispers: [whispered('bea', 'Bea'), whispered('cy', 'Cy')],
  } as unknown as TableState
  const heard = (...blocked: string[]) =>
    channelsOf(state, new Set(blocked)).map(({ messages }) =>
      messages.map(({ name, person }) => [name, person]),
    )

  it('of those who watch are there for them, and for players where there is something to read', () => {
    const spectators = ['Zoe', 'Yan'].map(name => {
      const { sender: _, ...said } = message('0', name)
      return said
    })
    const at = (seat: string | null, spectatorChat: unknown[] | undefined, unwanted: string[] = []) =>
      channelsOf({ ...state, seat, spectatorChat } as TableState, new Set(unwanted)).flatMap(
        ({ id, messages }) =>
          id === SPECTATORS ? [messages.map(({ name, sender }) => `${name} ${sender}`)] : [],
      )
    expect(at(null, [])).to.deep.equal([[]])
    expect(at(null, spectators, ['yan'])).to.deep.equal([['Zoe null']])
    expect(at('0', undefined)).to.deep.equal([])
    expect(at('0', []), 'nothing to read').to.deep.equal([])
    expect(at('0', spectators, ['zoe', 'yan']), 'nothing that is wanted').to.deep.equal([])
    expect(at('0', spectators)).to.deep.equal([['Zoe null', 'Yan null']])
  })

  it('say whose each message is, wherever they sit by now, as far as anybody knows', () => {
    expect(heard()).to.deep.equal([
      [
        ['Ada', 'ada'],
        ['Bea', 'bea'],
        ['Before Bea', 'before bea'],
        ['Long ago', null],
        ['Cy', 'cy'],
      ],
      [['Bea', 'bea']],
      [['Cy', 'cy']],
    ])
  })

  it('show nothing of those whom the reader does not want to hear, also where they have left their seat', () => {
    expect(heard('bea', 'before bea')).to.deep.equal([
      [
        ['Ada', 'ada'],
        ['Long ago', null],
        ['Cy', 'cy'],
      ],
      [],
      [['Cy', 'cy']],
    ])
  })
})
