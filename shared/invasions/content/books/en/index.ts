import { administration } from './administration.ts'
import { calamities } from './calamities.ts'
import { diplomacy } from './diplomacy.ts'
import { events } from './events.ts'
import { leaders } from './leaders.ts'
import { nations } from './nations.ts'
import { provinces } from './provinces.ts'

export const en = { provinces, nations, leaders, administration, diplomacy, calamities, events }
