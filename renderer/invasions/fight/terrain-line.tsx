import { provinceCard } from '#shared/invasions/queries/map/provinces.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { reference } from '#shared/invasions/words/message.ts'
import type { ProvinceId } from '#shared/invasions/world/provinces.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import type { BattlePicture } from './battle/battle-picture.ts'

interface TerrainLineProps {
  readonly view: Pick<InvasionsView, 'cities' | 'control'>
  readonly province: ProvinceId
  /** What a battle adds: how the attackers arrived. */
  readonly picture?: Pick<BattlePicture, 'crossing' | 'intercepted'>
  /** Also names the holder. */
  readonly held?: boolean
}

/** The place of a fight: terrain, city, holder, and what the attackers crossed. */
export function TerrainLine({ view, province, picture, held = false }: TerrainLineProps) {
  const words = useInvasionsWords()
  const { terrain } = provinceCard(province)
  const city = view.cities[province]
  const holder = view.control[province]
  const crossing = picture?.crossing ?? 'none'
  return (
    <span className="ground-line">
      <span className={`ground-line__terrain ground-line__terrain--${terrain}`}>
        {words.text(`terrain.${terrain}`)}
      </span>
      {crossing !== 'none' && <span className="tag">{words.name('modifier', crossing)}</span>}
      {picture?.intercepted && <span className="tag">{words.text('fight.intercepted')}</span>}
      {city && (
        <span className="tag">
          {words.text(city.fortified ? 'ground.walled-city' : 'ground.city', { level: city.level })}
        </span>
      )}
      {held && holder && (
        <span className="quiet">{words.text('ground.holder', { nation: reference('nation', holder) })}</span>
      )}
    </span>
  )
}
