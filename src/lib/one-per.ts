/**
 * One of something for each name of an owner, such as each player of a tab's stores: made when it is first wanted,
 * gone with the owner.
 */
export function onePer<T>(make: () => T): (owner: object, name: string) => T {
  const owners = new WeakMap<object, Map<string, T>>();
  return (owner, name) => {
    const own = owners.get(owner) ?? new Map<string, T>();
    owners.set(owner, own);
    const one = own.get(name) ?? make();
    own.set(name, one);
    return one;
  };
}
