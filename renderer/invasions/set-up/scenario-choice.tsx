import { useId } from 'react'
import type { CampaignOptions } from '#shared/invasions/campaign-options.ts'
import { type SideId, sideIds } from '#shared/invasions/content/ids.ts'
import type { Scenario, SeatGroups } from '#shared/invasions/content/scenario-schema.ts'
import { scenarioIds, scenarios } from '#shared/invasions/content/scenarios/index.ts'
import { scenarioOf } from '#shared/invasions/queries/time/scenario.ts'
import { yearOf } from '#shared/invasions/queries/time/year.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import './scenario-choice.css'

interface ScenarioChoiceProps {
  readonly options: CampaignOptions
  readonly onChange: (options: CampaignOptions) => void
}

/** The choice of a scenario, and of how people share out its sides. */
export function ScenarioChoice({ options, onChange }: ScenarioChoiceProps) {
  const words = useInvasionsWords()
  const name = useId()
  const chosen = scenarioOf({ options })
  const choose = (scenario: CampaignOptions['scenario']) => {
    const { seats: _, ...others } = options
    onChange({ ...others, scenario, combat: battleSystem(scenarioOf({ options: { scenario } }), options) })
  }
  return (
    <fieldset className="field field--wide scenario-choice">
      <legend className="field__label">{words.text('new.scenario')}</legend>
      <div className="scenario-choice__cards">
        {scenarioIds.map((id) => (
          <ScenarioCard
            key={id}
            group={name}
            scenario={scenarios[id]}
            isChosen={options.scenario === id}
            onChoose={() => choose(id)}
          />
        ))}
        {typeof options.scenario !== 'string' && (
          <ScenarioCard group={name} scenario={options.scenario} isChosen onChoose={() => {}} isOwn />
        )}
      </div>
      <div className="scenario-choice__about">
        <p className="scenario-choice__introduction">
          {words.language === 'es' ? chosen.introduction.es : chosen.introduction.en}
        </p>
        <div>
          <Segmented
            label={words.text('new.seats')}
            value={String(groupsIn(options).length)}
            options={[4, 3, 2, 1].map((count) => ({
              value: String(count),
              label: words.text('new.seats-of', { count })
            }))}
            onChange={(count) => onChange(withGroups(options, Number(count)))}
          />
          <p className="field__hint">{words.text(seatsHint(groupsIn(options).length))}</p>
        </div>
      </div>
    </fieldset>
  )
}

interface ScenarioCardProps {
  readonly group: string
  readonly scenario: Scenario
  readonly isChosen: boolean
  readonly isOwn?: true
  readonly onChoose: () => void
}

function ScenarioCard({ group, scenario, isChosen, isOwn, onChoose }: ScenarioCardProps) {
  const words = useInvasionsWords()
  const { name, firstTurn, lastTurn, seats, people, decisions } = scenario
  return (
    <label className="choice-card scenario-card">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <span className="choice-card__title">{words.language === 'es' ? name.es : name.en}</span>
      <span className="choice-card__hint">
        {words.text('new.scenario-turns', {
          count: lastTurn - firstTurn + 1,
          year: yearOf(firstTurn),
          until: yearOf(lastTurn) + 25
        })}{' '}
        {isOwn
          ? words.text('new.scenario-own')
          : words.text('new.scenario-for', { count: people ?? seats.length })}
        {decisions && ' '}
        {decisions &&
          (decisions.least < decisions.most
            ? words.text('new.scenario-decisions', decisions)
            : words.text('new.scenario-few-decisions', { most: decisions.most }))}
      </span>
    </label>
  )
}

/** The seats at the table. One person alone leads every side, and each side wins or loses for itself. */
export function groupsIn(options: CampaignOptions): SeatGroups {
  return options.seats ?? scenarioOf({ options }).seats
}

function withGroups(options: CampaignOptions, count: number): CampaignOptions {
  const { seats, sharing } = scenarioOf({ options })
  const { seats: _, ...others } = options
  if (count === seats.length) return others
  return { ...others, seats: groupsOfSize(count, sharing) }
}

function groupsOfSize(count: number, { two, three }: Scenario['sharing']): SeatGroups {
  if (count === 1) return [sideIds]
  if (count === 2) return two
  return count === 3 ? three : sideIds.map((side): readonly SideId[] => [side])
}

/** A scenario may name its battle system. */
function battleSystem({ combat }: Scenario, options: CampaignOptions): CampaignOptions['combat'] {
  return combat === 'either' ? options.combat : combat
}

function seatsHint(count: number) {
  if (count === 1) return 'new.seats-alone'
  return count === 4 ? 'new.seats-each' : 'new.seats-shared'
}
