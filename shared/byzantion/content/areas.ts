import type { AreaId } from './ids.ts'
import type { AreaRecord } from './records.ts'

/** The six territories of the map. */
export const areas: Readonly<Record<AreaId, AreaRecord>> = {
  thracia: {
    colour: 'purple',
    source: { ours: 'heart of the empire; the rulebook only says there are six territories' }
  },
  italia: {
    colour: 'green',
    source: { rulebook: ['name'], ours: 'colour and cities' }
  },
  'mare-tyrrhenum': {
    colour: 'blue',
    source: {
      rulebook: ['name'],
      ours: 'ruled to be one of the six territories, holding the western islands and Spania'
    }
  },
  africa: {
    colour: 'orange',
    source: { ours: 'Vandal kingdom retaken in 533-534' }
  },
  aegyptus: {
    colour: 'red',
    source: { ours: 'grain province' }
  },
  oriens: {
    colour: 'yellow',
    source: {
      rulebook: ['colour', 'cities'],
      ours: 'English name; the rulebook shows the yellow zone around Dara (only that city is printed)'
    }
  }
}
