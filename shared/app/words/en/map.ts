import { english } from '../gaps.ts'

/** The map, whichever game is on it. */
export const map = english({
  'map.keyboard-help':
    'Arrow keys move the map, plus and minus zoom, Home shows all, slash searches. Enter selects a province; then Tab goes to the next, Shift and an arrow to the neighbour on that side, Enter flies there, Escape lets go.',
  'map.jump': 'Find a place',
  'map.jump-nothing': 'No such place',
  'map.zoom-in': 'Zoom in',
  'map.zoom-out': 'Zoom out',
  'map.whole': 'Whole map',
  'map.legend': 'Legend',
  'map.kind-area': 'Area',
  'map.kind-province': 'Province',
  'map.kind-city': 'City',
  'map.kind-sea': 'Sea',
  'map.label': 'Map',
  'map.coming': 'The map is being laid out',
  'map.coming-hint': 'Provinces, rivers and armies in a moment.',
  'map.mode': 'What the colours mean',
  'map.blocked': '{{what}}: {{why}} ({{rule}})',
  'map.named': 'Places of this decision'
})
