import { CommandError, type OptionsCommand } from '../../engine/game-command.ts'
import { type CommitmentKind, commitmentKinds } from '../forecast-trial/commitment.ts'
import { tryForecasts } from '../forecast-trial/try-forecasts.ts'

const DEFAULTS = { positions: 200, plays: 2000, campaigns: 60, answers: 2500 } as const
type Count = keyof typeof DEFAULTS

const about: Readonly<Record<Count, string>> = {
  positions: 'how many positions of each kind',
  plays: 'how often to play each of them',
  campaigns: 'from how many campaigns at most to take them',
  answers: 'how many answers of each campaign to visit'
}
const option = (name: Count) => ({ value: 'N', about: `${about[name]} (${DEFAULTS[name]})` })

/** Compares forecasts with what then happens: chances and losses of marches, fights, reactions, sieges, landings and raids. */
export const forecastCommand: OptionsCommand = {
  name: 'forecast',
  summary: 'compares forecasts with many plays of the rules from the same positions',
  takes: 'options',
  options: {
    positions: option('positions'),
    plays: option('plays'),
    campaigns: option('campaigns'),
    answers: option('answers'),
    kinds: { value: 'KIND,KIND', about: `which kinds (all): ${commitmentKinds.join(', ')}` },
    seed: { value: 'SEED', about: 'the seed of campaigns, positions and dice (1)' }
  },
  run(given) {
    const count = (name: Count) => countOf(name, given(name) ?? String(DEFAULTS[name]))
    return tryForecasts({
      kinds: kindsOf(given('kinds')),
      positions: count('positions'),
      plays: count('plays'),
      campaigns: count('campaigns'),
      answers: count('answers'),
      seed: given('seed') ?? '1'
    })
  }
}

function kindsOf(text: string | undefined): readonly CommitmentKind[] {
  if (text === undefined) return commitmentKinds
  return text.split(',').map((name) => {
    const kind = commitmentKinds.find((one) => one === name)
    if (!kind) throw new CommandError(`forecast: no kind '${name}': use ${commitmentKinds.join(', ')}`)
    return kind
  })
}

function countOf(name: Count, text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1)
    throw new CommandError(`forecast: --${name} wants a whole number of at least 1, not '${text}'`)
  return count
}
