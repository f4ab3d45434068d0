import { english } from '../text-gaps.ts'

/** Labels of the drawings in the rulebook. */
export const rulebook = english({
  'picture.white': 'White die',
  'picture.black': 'Black die',
  'picture.open': 'Any terrain',
  'picture.mountains': 'Mountains',
  'picture.led': 'With a leader {{change}}',
  'picture.invading': 'The same in an invasion',
  'picture.civilised': 'A Civilised province: anybody',
  'picture.barbarian': 'A Barbarian province: Barbarians',
  'picture.beside-horde': 'The same beside their horde',
  'picture.settler': 'A Barbarian province: a Kingdom or an Empire',
  'picture.intruder': 'Intruder',
  'picture.next-door': 'Next door, {{percent}} %',
  'picture.over-range': 'Over a range, {{percent}} %',
  'picture.far': '{{count}} steps, {{percent}} %',
  'picture.of-empire': 'An Empire without a leader',
  'picture.reserve': 'One die for each unit',
  'picture.pool': 'The pool',
  'picture.falls': '{{total}}: the city falls at {{needed}} or more',
  'picture.besieged': 'A walled city, a Civilised besieger who assaults'
})
