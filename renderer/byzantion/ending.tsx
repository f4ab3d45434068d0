import type { Byzantion } from '#shared/byzantion/game-types.ts'
import { Emblem, sideClass } from '../table/game/emblem.tsx'
import type { TableOf } from '../table/game/game-client.ts'
import { useByzantionWords } from './i18n/use-byzantion-words.ts'
import { DoxaTable } from './panels/doxa-table.tsx'
import { Amount } from './tokens/token.tsx'

/** How the game ended: the rank alone, or everybody's Doxa by its source and the missions. */
export function Ending({ table: { view } }: { readonly table: TableOf<Byzantion> }) {
  const words = useByzantionWords()
  const { ending, shownMissions } = view
  if (!ending) return null
  return (
    <div className="byz-ending">
      {ending.rank && (
        <p className="byz-ending__rank">
          {words.text('ending.rank', { rank: { ref: 'rank', id: ending.rank } })}
        </p>
      )}
      <section aria-label={words.text('panel.doxa')}>
        <DoxaTable view={view} />
      </section>
      {shownMissions && !view.solo && (
        <section aria-label={words.text('ending.missions')}>
          <h3 className="field__label">{words.text('ending.missions')}</h3>
          <ul className="byz-ending__missions">
            {view.sides.flatMap((side) =>
              (shownMissions[side] ?? []).map((mission) => (
                <li key={`${side}-${mission}`} className={sideClass(side)}>
                  <Emblem side={side} size={16} />
                  <span>{words.name('mission', mission)}</span>
                  <Amount id="doxa" count={ending.scores[side]?.missions[mission] ?? 0} size={15} />
                </li>
              ))
            )}
          </ul>
        </section>
      )}
    </div>
  )
}
