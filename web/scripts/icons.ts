import { icons } from "@iconify-json/game-icons";
import type { Plugin } from "vite";

const PREFIX = "icon:";

/** `import skull from "icon:skull"`: one icon of game-icons, taken into the bundle when it is built. */
export function iconImports(): Plugin {
  return {
    name: "icon-imports",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const icon = icons.icons[name];
      if (!icon) throw new Error(`game-icons has no icon '${name}'`);
      const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
      return `export default ${JSON.stringify(paths.join(""))};`;
    },
  };
}
