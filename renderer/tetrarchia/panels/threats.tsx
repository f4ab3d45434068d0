import { useMemo } from 'react'
import type { Tetrarchia } from '#shared/tetrarchia/game-types.ts'
import { type ArmyThreat, armyThreats, provinceThreats } from '#shared/tetrarchia/queries/threats.ts'
import { reference } from '#shared/tetrarchia/words/message.ts'
import { linkBetween } from '#shared/tetrarchia/world/queries.ts'
import type { TableProps } from '../../table/game/game-client.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { percentToTenth, threatNotes } from '../map/threat-notes.ts'

/** How many provinces are listed; the map shows all. */
const LISTED = 5
/** Every province has this chance, so it is not worth listing. */
const COMMON = 1 / 36 + 1e-9

/** What the next barbarian phase may bring: the moves of armies, and the provinces most at risk. */
export function ThreatsPanel({ table: { view }, onPlace }: TableProps<Tetrarchia>) {
  const words = useTetrarchiaWords()
  const armies = useMemo(() => armyThreats(view), [view])
  const worst = useMemo(
    () =>
      provinceThreats(view)
        .filter(({ total }) => total > COMMON)
        .sort((one, other) => other.total - one.total)
        .slice(0, LISTED),
    [view]
  )
  if (view.ending) return <p className="quiet-word">{words.name('phase', view.phase)}</p>
  return (
    <div className="threats">
      <h4>{words.text('threat.armies')}</h4>
      {armies.length === 0 && <p className="quiet-word">{words.text('threat.no-army')}</p>}
      <ol className="threats__armies">
        {armies.map((threat) => (
          <li key={threat.army}>
            <ArmyLine threat={threat} onPlace={onPlace} />
          </li>
        ))}
      </ol>
      <h4>{words.text('threat.provinces')}</h4>
      {worst.length === 0 && <p className="quiet-word">{words.text('threat.quiet')}</p>}
      <ol className="threats__provinces">
        {worst.map(({ province, total }) => (
          <li key={province} title={threatNotes(view, province, words).join('\n')}>
            <button type="button" className="name name--place" onClick={() => onPlace(province)}>
              {words.name('province', province)}
            </button>
            <span className="threats__bar" aria-hidden="true">
              <i style={{ inlineSize: `${total * 100}%` }} />
            </span>
            <strong>{words.text('threat.advance', { percent: percentToTenth(total) })}</strong>
          </li>
        ))}
      </ol>
    </div>
  )
}

interface ArmyLineProps {
  readonly threat: ArmyThreat
  readonly onPlace: (place: string) => void
}

function ArmyLine({ threat, onPlace }: ArmyLineProps) {
  const words = useTetrarchiaWords()
  const { at, route, emperor, odds, advances } = threat
  const [to = at] = route
  const obstacle = linkBetween(at, to)?.broken?.name
  return (
    <>
      <p className="threats__step">
        <span className="army-mark" aria-hidden="true" />
        <button type="button" className="name name--place" onClick={() => onPlace(to)}>
          {words.text('threat.step', { from: reference('province', at), to: reference('province', to) })}
        </button>
        <strong>{words.text('threat.advance', { percent: percentToTenth(advances) })}</strong>
      </p>
      <p className="threats__note">
        {words.text('threat.steps-left', { count: route.length })}
        {obstacle && `; ${words.text('threat.broken', { obstacle })}`}
        {emperor &&
          odds &&
          `; ${words.text('threat.meets', {
            emperor: reference('emperor', emperor),
            victory: percentToTenth(odds.victory),
            defeat: percentToTenth(odds.defeat)
          })}`}
      </p>
    </>
  )
}
