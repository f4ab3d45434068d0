import { eraseTypes } from '#shared/engine/any-game.ts'
import type { OpenMatch } from '#shared/engine/open-match.ts'
import { createRandom, pickOne, randomInt } from '#shared/engine/random.ts'
import { invasions } from '#shared/invasions/game.ts'
import type { calls } from '#shared/ipc/contract.ts'
import type { Host } from '../../../main/host/host.ts'
import { newRace, raceHost, twoPeople } from '../../../main/testing/race-host.ts'
import { openPage } from '../../../main/testing/test-page.ts'
import type { Attack } from '../attack.ts'
import { Failure, failUnless } from '../ledger.ts'
import { faceOf } from '../model.ts'
import { mutated } from '../mutate.ts'

const MESSAGES = 4000
const ANSWERS = 1000
const REPLY_MS = 60_000
/** A larger library tests nothing new. */
const MOST_CAMPAIGNS = 8

/** Sends corrupted messages. The host must answer each, and a campaign that none of them names must not change. */
export const messages: Attack = {
  name: 'messages',
  quick: 1,
  async run({ dataDir, random, tally, noteMemory }) {
    const host = raceHost(dataDir)
    try {
      const safe = openPage(host)
      const { campaign: other } = safe.call('library.create', newRace)
      const face = faceOf(safe, other)
      const { campaign } = safe.call('library.create', newRace)
      const attacker = attackerOf(host)
      const good = goodMessages(campaign)
      for (let sent = 0; sent < MESSAGES; sent++) {
        const message = mutated(random, pickOne(random, good))
        // The messages may change the one campaign, but must not name the other.
        failUnless(!JSON.stringify(message ?? null).includes(other), 'silent', () => 'the attack names it')
        await attacker.send(message)
        tally.tries += 1
      }
      thinOut(safe, other)
      failUnless(faceOf(safe, other) === face, 'silent', () => 'a campaign that nobody named has changed')
      failUnless(!('polluted' in {}), 'silent', () => 'Object.prototype was changed')
      tally.checked += 1
      noteMemory(process.memoryUsage.rss())
    } finally {
      host.close()
    }
  }
}

/** Sends any message and waits for the reply, because some calls take a while. */
function attackerOf(host: Host) {
  let onReply = () => {}
  const connection = host.connect((message) => {
    if ('ok' in message) onReply()
  })
  const send = (message: unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Failure('crashes', 'the host did not reply')), REPLY_MS)
      onReply = () => {
        clearTimeout(deadline)
        resolve()
      }
      connection.receive(message)
    })
  return { send }
}

function thinOut(page: ReturnType<typeof openPage>, other: string): void {
  const others = page.call('library.list', {}).filter(({ id }) => id !== other)
  for (const { id } of others.slice(MOST_CAMPAIGNS)) page.call('library.delete', { campaign: id })
}

export function goodMessages(campaign: string): { id: number; call: string; payload: unknown }[] {
  const load = { values: { food: 1, rope: false } }
  const payloads: Readonly<Record<keyof typeof calls, unknown>> = {
    'app.info': {},
    'settings.read': {},
    'settings.write': { key: 'theme', value: 'dark' },
    'library.list': {},
    'library.create': { ...newRace, seats: twoPeople, options: { length: 9 } },
    'library.rename': { campaign, title: 'Other' },
    'library.duplicate': { campaign, title: 'Copy' },
    'library.branch': { campaign, number: 0, title: 'Branch' },
    'library.delete': { campaign },
    'library.restore': { campaign },
    'library.archive': { campaign, archived: true },
    'library.read-scenario': { content: '{"firstTurn":1}' },
    'library.scenario': { campaign },
    'library.export': { campaign },
    'library.upload': { part: '{"format":' },
    // Files have an attack of their own. Here the host must refuse the call before it starts a thread.
    'library.import': { content: 7 },
    'library.keep-both': { campaign, title: 'Both' },
    'library.drop-import': { campaign },
    'library.salvage': {},
    'library.go-on': { campaign },
    'table.sit': { campaign, side: 'north' },
    'table.look': { campaign },
    'table.past': { campaign, number: 0, side: 'north' },
    'table.leave': { campaign },
    'table.answer': { campaign, side: 'north', decision: 0, answer: load },
    'table.nobody-acts': { campaign, answers: 0 },
    'table.hint': { campaign, side: 'north', decision: 0 },
    'table.why': { campaign, number: 1 },
    'table.reseat': { campaign, side: 'north', seat: twoPeople.north },
    'table.undo': { campaign, side: 'north' }
  }
  return Object.entries(payloads).map(([call, payload], id) => ({ id, call, payload }))
}

/** Gives corrupted answers to the app's own game. The rules must accept them, or refuse them without a trace. */
export const answers: Attack = {
  name: 'answers',
  quick: 1,
  async run({ random, tally, number }) {
    const game = eraseTypes(invasions)
    const combat = number % 2 === 0 ? 'basic' : 'advanced'
    const match = game.begin({ combat }, `torture ${number}`)
    const player = createRandom(`player ${number}`)
    for (let answer = 0; answer < randomInt(random, 300) && match.awaited; answer++)
      step(match, match.sample(player))
    for (let tried = 0; tried < ANSWERS && match.awaited; tried++) {
      const legal = match.sample(player)
      const before = match.position
      const { side, number: question } = match.awaited
      const outcome = match.answer(side, question, mutated(random, legal))
      tally.tries += 1
      if (outcome.ok) continue
      failUnless(match.position === before, 'silent', () => 'a refused answer has left a trace')
      tally.checked += 1
      if (tried % 4 === 0) step(match, legal)
    }
  }
}

function step(match: OpenMatch, answer: unknown): void {
  if (!match.awaited) return
  const { side, number } = match.awaited
  match.answer(side, number, answer)
}
