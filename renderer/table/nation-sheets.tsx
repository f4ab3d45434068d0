import { Emblem } from '../game/emblem.tsx'
import type { NationFacts } from '../game/read-view.ts'
import { useWords } from '../i18n/words.tsx'
import { Panel } from './panel.tsx'

interface NationSheetsProps {
  readonly nations: readonly NationFacts[]
  readonly side: string | null
}

/** The nations in play, one's own first. */
export function NationSheets({ nations, side }: NationSheetsProps) {
  const words = useWords()
  const sorted = [...nations].sort((left, right) => Number(right.side === side) - Number(left.side === side))
  return (
    <Panel
      title={words.text('panel.nations')}
      icon="shield"
      className="panel--nations"
      startsFolded={nations.length === 0}
    >
      {nations.length === 0 && <p className="quiet-word">{words.text('nations.none')}</p>}
      <ul className="nations">
        {sorted.map((nation) => (
          <NationSheet key={nation.id} nation={nation} />
        ))}
      </ul>
    </Panel>
  )
}

function NationSheet({ nation }: { nation: NationFacts }) {
  const words = useWords()
  const { id, side, status, age, treasury, religion } = nation
  const facts = [
    ['nations.status', status === null ? null : words.name('status', status)],
    ['nations.age', age],
    ['nations.treasury', treasury],
    ['nations.religion', religion === null ? null : words.name('religion', religion)]
  ] as const
  return (
    <li className="nation">
      <h3 className="nation__name">
        {side !== null && <Emblem side={side} size={18} />}
        {words.name('nation', id)}
      </h3>
      <dl className="nation__facts">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt>{words.text(label)}</dt>
                <dd>{value}</dd>
              </div>
            )
        )}
      </dl>
    </li>
  )
}
