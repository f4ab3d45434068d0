import { reference } from '#shared/engine/message.ts'
import { INTERCEPTION_SUCCEEDS_AT } from '#shared/invasions/queries/interception.ts'
import type { Outlook } from '#shared/invasions/queries/orders/outlook.ts'
import type { Prospect } from '#shared/invasions/queries/orders/prospects.ts'
import { CITY_FALLS_AT } from '#shared/invasions/queries/siege.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { Needed } from '../fight/chance.tsx'
import { groundAt } from '../forces.ts'
import type { InvasionsSpeaker } from '../speaker.ts'
import { useInvasionsWords } from '../words.ts'
import type { Commanding } from './hand-context.tsx'
import { percent } from './percent.ts'
import { BattleReckoning } from './reckoning.tsx'
import { SeaLines } from './sea-lines.tsx'

interface PlaceProps {
  readonly view: InvasionsView
  readonly commanding: Commanding
  readonly place: string
}

/** The forecast of sending the selected pieces to a place, or why they cannot go. */
export function PlaceOutlook({ view, commanding, place }: PlaceProps) {
  const words = useInvasionsWords()
  const { command, hand, prospects, waysTo } = commanding
  const [prospect] = waysTo(place)
  const refusalAt = (to: string) => {
    const [direct] = prospects.get(to) ?? []
    const along = direct && command.along(hand.pieces, direct, hand.via)
    return along && !along.ok ? along.refusal : command.whyNot(hand.pieces, to)
  }
  if (prospect) {
    const outlook = command.outlook(hand.pieces, prospect)
    return <OutlookLines view={view} prospect={prospect} outlook={outlook} brief />
  }
  const refusal = place === hand.place ? null : refusalAt(place)
  if (!refusal) return null
  return (
    <p className="outlook__refusal">
      {words.text('hand.why-not', { what: words.say(refusal.reason) })} <RuleChip rule={refusal.rule} />
    </p>
  )
}

interface OutlookLinesProps {
  readonly view: InvasionsView
  readonly prospect: Prospect
  readonly outlook: Outlook | null
  /** In a tooltip: names the likeliest interceptor and counts the others. */
  readonly brief?: boolean
}

/** A tooltip has eight lines at most, so it names one interceptor and counts the others. */
const NAMED = 1

/** An order with its cost, who may intercept it, the odds of what follows, and the points it may gain. */
export function OutlookLines({ view, prospect, outlook, brief = false }: OutlookLinesProps) {
  const words = useInvasionsWords()
  const hinders = (outlook?.reactions ?? [])
    .flatMap(({ at, stacks }) => stacks.map((stack) => ({ ...stack, at })))
    .filter(({ chance }) => chance > 0)
    .sort((one, other) => other.chance - one.chance)
  const named = brief ? hinders.slice(0, NAMED) : hinders
  const stands = standing(view, prospect.to, words)
  return (
    <div className="outlook">
      <p className="outlook__head">
        <b>{words.text(`hand.kind.${prospect.kind}`)}</b>
        {prospect.steps > 0 && <span>{words.text('hand.cost', { count: prospect.steps })}</span>}
      </p>
      {stands !== '' && <p className="outlook__stands">{words.text('hand.stands', { what: stands })}</p>}
      {prospect.naval && outlook?.sea && (
        <SeaLines order={prospect.naval} sea={outlook.sea} most={brief ? NAMED : undefined} />
      )}
      {named.map(({ nation, from, chance, at, modifiers }, index) => (
        <div key={`${at} ${from} ${nation}`} className="outlook__risk">
          <p className={brief ? 'outlook__brief' : undefined}>
            {words.text('hand.intercept', {
              nation: reference('nation', nation),
              province: reference('province', at),
              from: reference('province', from),
              percent: percent(chance)
            })}
            {index === named.length - 1 && named.length < hinders.length && (
              <> {words.text('inspect.more', { count: hinders.length - named.length })}</>
            )}
          </p>
          {!brief && <Needed atLeast={INTERCEPTION_SUCCEEDS_AT} modifiers={modifiers} />}
        </div>
      ))}
      {outlook?.battle && (
        <BattleLines battle={outlook.battle} brief={brief} short={brief && outlook.siege !== null} />
      )}
      {outlook?.siege && <SiegeLines siege={outlook.siege} brief={brief} />}
      {outlook !== null && outlook.gain > 0 && (
        <p className="outlook__gain">{words.text('hand.gain', { count: outlook.gain })}</p>
      )}
    </div>
  )
}

interface SiegeLinesProps {
  readonly siege: NonNullable<Outlook['siege']>
  readonly brief: boolean
}

/** XXIV.C: the chances of a siege and of an assault. On the target card each opens its modifiers. */
function SiegeLines({ siege: { plain, assault, modifiers, rerolls }, brief }: SiegeLinesProps) {
  const words = useInvasionsWords()
  const ways = [
    { odds: words.text('hand.siege', { percent: percent(plain) }), added: modifiers.plain },
    { odds: words.text('hand.assault', { percent: percent(assault) }), added: modifiers.assault }
  ]
  if (brief) return <p className="outlook__odds">{ways.map(({ odds }) => odds).join(' · ')}</p>
  return ways.map(({ odds, added }) => (
    <div key={odds} className="outlook__odds">
      <p>{odds}</p>
      <Needed atLeast={CITY_FALLS_AT} modifiers={added} rerolls={rerolls} />
    </div>
  ))
}

interface BattleLinesProps {
  readonly battle: NonNullable<Outlook['battle']>
  readonly brief: boolean
  /** Leaves out the average losses. */
  readonly short: boolean
}

function BattleLines({ battle: { odds, account }, brief, short }: BattleLinesProps) {
  const words = useInvasionsWords()
  const { attackerWins, lastingLosses } = odds
  const chance = words.text('hand.battle', { percent: percent(attackerWins) })
  return (
    <>
      {brief ? (
        <p className="outlook__odds">{chance}</p>
      ) : (
        <BattleReckoning odds={chance} account={account} />
      )}
      <meter className="outlook__meter" min={0} max={1} value={attackerWins} />
      {!short && (
        <p>
          {words.text('hand.losses', {
            count: rounded(lastingLosses.attacker),
            amount: rounded(lastingLosses.defender)
          })}
        </p>
      )}
    </>
  )
}

/** The forces at a place, in one line. */
function standing(view: InvasionsView, place: string, words: InvasionsSpeaker): string {
  const forces = groundAt(view, place).forces.filter(({ units, horde }) => units > 0 || horde)
  return words.list(
    forces.map(({ nation, units, leaders, horde }) => {
      const parts = [
        ...(units > 0 ? [words.text('hand.strength', { count: units })] : []),
        ...leaders.map((leader) => words.name('leader', leader)),
        ...(horde ? [words.text('ground.horde')] : [])
      ]
      return `${words.name('nation', nation)} (${words.list(parts)})`
    })
  )
}

function rounded(amount: number): number {
  return Math.round(amount * 10) / 10
}
