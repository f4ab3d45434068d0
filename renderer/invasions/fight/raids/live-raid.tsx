import type { Option } from '#shared/engine/decision.ts'
import { sumOfModifiers } from '#shared/engine/dice.ts'
import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { Raid } from '#shared/invasions/fights-in-progress.ts'
import { type RaidChances, raidChances, raidModifiers } from '#shared/invasions/queries/raids/raids.ts'
import type { UnitId } from '#shared/invasions/state.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import { Emblem, sideClass } from '../../../table/game/emblem.tsx'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { unitPickControls } from '../battle/battle-controls.ts'
import { shownUnit } from '../battle/battle-picture.ts'
import { ConfirmButton } from '../confirm-button.tsx'
import { RollLine } from '../dice/roll-line.tsx'
import { NO_CONTROLS, type OpenQuestion } from '../fight-controls.ts'
import { FightHintLine } from '../fight-hint.tsx'
import { FightPieces } from '../fight-pieces.tsx'
import { ForceView } from '../force-view.tsx'
import { ModifierLabels } from '../modifier-labels.tsx'
import { clampedPercent } from '../odds-bar.tsx'
import { OptionButtons } from '../option-buttons.tsx'
import { PlaceOptionCards } from '../place-option-cards.tsx'
import { TerrainLine } from '../terrain-line.tsx'

interface LiveRaidProps {
  readonly view: InvasionsView
  readonly raid: Raid
  readonly events: readonly InvasionsEvent[]
  readonly question: OpenQuestion | null
}

/** XI: a raid: the party, the target, the odds and the result. */
export function LiveRaid({ view, raid, events, question }: LiveRaidProps) {
  const words = useInvasionsWords()
  const { nation, units, route, modifiers, total } = raid
  const kind = question?.decision.kind
  const picks = kind === 'raiding-party' || kind === 'lost-raider'
  const offered =
    question && picks && 'units' in question.decision.about ? question.decision.about.units : units
  const line = {
    leader: null,
    hordes: [],
    units: offered.flatMap((id) => shownUnit(view.units, id, false, undefined) ?? [])
  }
  const picked = kind === 'lost-raider' ? 'lost' : 'stands'
  const controls = question && picks ? unitPickControls(question, { picked, left: 'stands' }) : NO_CONTROLS
  // Before this raid's roll, the log has only that of an earlier raid on the place.
  const rolls =
    total === null
      ? []
      : events.flatMap((event) => (event.type === 'roll' && event.reason === 'raid' ? [event] : []))
  const party = (
    <section
      className={`side-view side-view--attacker ${sideClass(sideOf(nation))}`}
      aria-label={words.name('nation', nation)}
    >
      <header className="side-view__head">
        <Emblem side={sideOf(nation)} size={20} />
        <strong>{words.name('nation', nation)}</strong>
        <span className="tag">{words.text('fight.raiders')}</span>
      </header>
      <FightPieces line={line} controls={controls} busy={question?.busy ?? true} />
      {route && total === null && <ModifierLabels items={modifiers} />}
    </section>
  )
  return (
    <>
      <div className={`arena__sides ${route ? '' : 'arena__sides--wide'}`}>
        {party}
        {route ? (
          <section className="side-view side-view--defender" aria-label={words.name('place', route.target)}>
            <header className="side-view__head">
              <strong>{words.name('place', route.target)}</strong>
            </header>
            <TerrainLine view={view} province={route.target} held />
            {total === null && <RaidOdds chances={raidChances(sumOfModifiers(modifiers))} />}
            {question?.decision.kind === 'settle' && (
              <Defenders view={view} units={question.decision.about.defenders} />
            )}
          </section>
        ) : (
          question && <RaidTargets view={view} question={question} />
        )}
      </div>
      {rolls.slice(-1).map((roll) => (
        <RollLine key={roll.total} roll={roll} outcome={null} />
      ))}
      <footer className="arena__foot">
        <FightHintLine otherwise={words.text(hintFor(question))} />
        {question && picks && <ConfirmButton question={question} />}
        {question && kind === 'settle' && (
          <OptionButtons
            question={question}
            labelled={({ key }) => words.text(key === 'yes' ? 'fight.settle' : 'fight.go-home')}
          />
        )}
      </footer>
    </>
  )
}

function hintFor(question: OpenQuestion | null) {
  switch (question?.decision.kind) {
    case undefined:
      return 'fight.others-decide'
    case 'raid-target':
    case 'raid-instead':
      return 'fight.ask-target'
    case 'raiding-party':
      return 'fight.ask-party'
    case 'lost-raider':
      return 'fight.ask-lost-raider'
    case 'settle':
      return 'fight.ask-settle'
    default:
      return 'fight.ask'
  }
}

/** XI.G: who would fight the settlers at once. */
function Defenders({ view, units }: { readonly view: InvasionsView; readonly units: readonly UnitId[] }) {
  const words = useInvasionsWords()
  const [first] = units
  const nation = first === undefined ? undefined : view.units[first]?.controller
  if (!nation) return <p className="quiet">{words.text('fight.nobody-there')}</p>
  return <ForceView view={view} nation={nation} role={words.text('ground.defender')} pieces={units} end />
}

/** XI.D: the possible targets of a raid, each with its odds and modifiers. */
export function RaidTargets({
  view,
  question
}: {
  readonly view: InvasionsView
  readonly question: OpenQuestion
}) {
  const { decision } = question
  if (decision.kind !== 'raid-target' && decision.kind !== 'raid-instead') return null
  const { targets } = decision.about
  const targetAt = ({ key, place }: Option) => targets.find(({ province }) => province === (place ?? key))
  return (
    <PlaceOptionCards
      question={question}
      body={(option) => {
        const target = targetAt(option)
        return target && <RaidOdds chances={target.chances} />
      }}
      explained={(option) => {
        const target = targetAt(option)
        if (!target) return null
        const { province, from, via, defenders } = target
        const route = { target: province, from, via, defenders, bySea: false }
        return <ModifierLabels items={raidModifiers(boardOf(view), route)} />
      }}
    />
  )
}

/** XI.E: the chances of each result of a raid, as parts of one bar. */
export function RaidOdds({ chances: { fails, minus, plus, settles } }: { readonly chances: RaidChances }) {
  const words = useInvasionsWords()
  const parts = [
    { name: 'fails', chance: fails },
    { name: 'minus', chance: minus },
    { name: 'plus', chance: plus - settles },
    { name: 'settles', chance: settles }
  ] as const
  const shown = parts.filter(({ chance }) => chance > 0)
  const labels = shown.map(({ name, chance }) =>
    words.text(`fight.raid-${name}`, { percent: clampedPercent(chance) })
  )
  return (
    <span className="raid-odds" role="img" aria-label={words.list(labels)} title={words.list(labels)}>
      {shown.map(({ name, chance }) => (
        <span key={name} className={`raid-odds__part raid-odds__part--${name}`} style={{ flexGrow: chance }}>
          {words.text(`fight.raid-${name}`, { percent: clampedPercent(chance) })}
        </span>
      ))}
    </span>
  )
}
