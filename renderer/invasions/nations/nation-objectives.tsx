import type { NationId } from '#shared/invasions/content/ids.ts'
import { suzerainOf } from '#shared/invasions/queries/nations/realm.ts'
import {
  type ObjectiveNow,
  objectivePoints,
  objectivesNow
} from '#shared/invasions/queries/scoring/objectives.ts'
import { nextScoringTurn } from '#shared/invasions/queries/scoring/points.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { reference } from '#shared/invasions/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'

interface ObjectivesProps {
  readonly view: InvasionsView
  readonly nation: NationId
  readonly onPlace: (place: string) => void
}

/** V.B: the objectives of a nation, what each scores now, and why. */
export function NationObjectives({ view, nation, onPlace }: ObjectivesProps) {
  const words = useInvasionsWords()
  const objectives = objectivesNow(view, nation)
  const points = objectivePoints(view, nation)
  const most = objectives.reduce((sum, { objective }) => sum + objective.points, 0)
  const suzerain = suzerainOf(view, nation)
  return (
    <section data-account="objectives">
      <h3>
        {words.text('sheet.objectives')}
        <RuleChip rule="V.B" />
      </h3>
      <p>
        {words.text('sheet.worth', { points, most, turn: nextScoringTurn(view) })}
        {suzerain && ` ${words.text('sheet.halved', { nation: reference('nation', suzerain) })}`}
      </p>
      <ul className="nation-page__objectives">
        {objectives
          .toSorted(
            (left, right) => right.share - left.share || right.objective.points - left.objective.points
          )
          .map((now) => (
            <Objective key={placeOf(now)} now={now} onPlace={onPlace} />
          ))}
      </ul>
    </section>
  )
}

function placeOf({ objective }: ObjectiveNow): string {
  return 'province' in objective ? objective.province : objective.area
}

function Objective({
  now,
  onPlace
}: {
  readonly now: ObjectiveNow
  readonly onPlace: (place: string) => void
}) {
  const words = useInvasionsWords()
  const { objective, share, because, holder } = now
  const place = placeOf(now)
  return (
    <li className={share > 0 ? 'nation-page__row objective--held' : 'nation-page__row'}>
      <button type="button" className="name--place" onClick={() => onPlace(place)}>
        {words.name('province' in objective ? 'place' : 'area', place)}
      </button>
      <span className="objective__why">
        {words.text(`share.${because}`)}
        {because !== 'held' && holder !== null && ` (${words.name('nation', holder)})`}
      </span>
      <span className="story__figure">
        {words.text('score.of-most', { now: objective.points * share, most: objective.points })}
      </span>
    </li>
  )
}
