import { reference } from '#shared/engine/message.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type {
  ListedRelationKind,
  RelationSummary
} from '#shared/invasions/queries/relations/relation-summary.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { signed } from '#shared/invasions/words/message.ts'
import { RuleChip } from '../../table/decision/rule-chip.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { RelationSign } from './relations-ring.tsx'

interface RelationsListProps {
  readonly view: InvasionsView
  readonly relations: readonly RelationSummary[]
  readonly onPlace: (place: string) => void
}

const ORDER: readonly ListedRelationKind[] = ['foedus', 'vassal', 'client', 'alliance', 'truce', 'hostility']

/** The relations in words, by kind: what each means, costs and brings in a turn, and how it can end. */
export function RelationsList({ view, relations, onPlace }: RelationsListProps) {
  const words = useInvasionsWords()
  return ORDER.map((kind) => {
    const same = relations.filter((relation) => relation.kind === kind)
    if (same.length === 0) return null
    return (
      <section key={kind} className="ties-kind">
        <h3>
          <svg className="ties-kind__sign" viewBox="-11 -11 22 22" aria-hidden="true">
            <RelationSign kind={kind} />
          </svg>
          {words.text(`ties.kind.${kind}`)}
        </h3>
        <p className="realm-hint">{words.text(`ties.means.${kind}`)}</p>
        <ul>
          {same.map((relation) => (
            <RelationRow
              key={`${relation.parties.join()} ${relation.provinces.join()}`}
              {...{ view, relation, onPlace }}
            />
          ))}
        </ul>
      </section>
    )
  })
}

interface RelationRowProps {
  readonly view: InvasionsView
  readonly relation: RelationSummary
  readonly onPlace: (place: string) => void
}

function RelationRow({ view, relation, onPlace }: RelationRowProps) {
  const words = useInvasionsWords()
  const { kind, parties, gold, points, mercenary, provinces, since, passes, ends } = relation
  const [upper, lower] = parties
  const named = (nation: NationId) => reference('nation', nation)
  const unit = mercenary === null ? undefined : view.units[mercenary]
  const flows = parties.flatMap((nation, index) => {
    const amount = gold[index] ?? 0
    const scored = points[index] ?? 0
    return [
      ...(amount === 0 ? [] : [words.text('ties.gold', { nation: named(nation), change: signed(amount) })]),
      ...(scored === 0 ? [] : [words.text('ties.points', { nation: named(nation), points: scored })])
    ]
  })
  return (
    <li className="ties-row">
      <p className="ties-row__pair">
        <strong>{words.text(`ties.pair.${kind}`, { nation: named(upper), other: named(lower) })}</strong>
        <span>
          {passes
            ? words.text('ties.this-turn')
            : since === 0
              ? words.text('ties.from-start')
              : words.text('ties.since', { turn: since })}
        </span>
      </p>
      {(flows.length > 0 || unit) && (
        <p className="ties-row__flows">
          {[
            ...flows,
            ...(unit
              ? [
                  words.text('ties.mercenary', {
                    unit: reference('unit-kind', unit.kind),
                    nation: named(upper)
                  })
                ]
              : [])
          ].join(' · ')}
        </p>
      )}
      {provinces.length > 0 && (
        <p className="ties-row__land">
          {provinces.map((province) => (
            <button key={province} type="button" className="name--place" onClick={() => onPlace(province)}>
              {words.name('place', province)}
            </button>
          ))}
        </p>
      )}
      <details className="ties-row__ends">
        <summary>{words.text('ties.ends')}</summary>
        <ul>
          {ends.map(({ way, rule }) => (
            <li key={way}>
              {words.name('way', way)} <RuleChip rule={rule} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
