/** The history behind the diplomacy cards. */
export const diplomacy = {
  alliance:
    'Alliances of the age lasted as long as a common enemy: Aetius and the Goths in 451, Justinian and the Lombards, Persia and the Turks. Small kings signed whatever the nearer army put before them.',
  treaty:
    'Jovian bought his army’s way home in 363 with Nisibis and five provinces beyond the Tigris. Its people left in tears, carrying what they could.',
  marriage:
    'Theoderic married his sister, daughters and niece to Vandals, Visigoths, Burgundians and Thuringians. It kept the peace in the West for a generation.',
  tribute:
    'Constantinople paid Attila 700 and later 2,100 pounds of gold a year. It was less than a lost war and more than the Senate liked to say.',
  foedus:
    'Theodosius settled the Goths inside the Empire in 382 under their own chiefs, as soldiers for hire. The bargain saved the moment and changed the future.',
  corruption:
    'Sieges ended by a purse are hard to count, since both sides kept quiet. Bishops did it openly: Gregory paid the Lombards from the Church’s chest.',
  mercenary:
    'Huns served Aetius, Heruls served Narses, Moors and Arabs served everyone. They would fight any people but their own.',
  nothing:
    'Envoys brought silk, pepper and long speeches, and often went home with nothing else. The rival who watched them come and go could not know.'
} as const
