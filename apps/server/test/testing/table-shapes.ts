import type pg from "pg";

/** What of a table decides whether it can be spread. */
export interface TableShape {
  readonly name: string;
  /** Each with its columns in order; null for an expression. */
  readonly keys: readonly TableKey[];
  /** The columns whose values come from a sequence. */
  readonly numbered: readonly string[];
  readonly references: readonly Reference[];
}

/** What no two rows have in common. */
interface TableKey {
  readonly name: string;
  readonly isPrimary: boolean;
  readonly columns: readonly (string | null)[];
}

/** A foreign key. */
export interface Reference {
  readonly name: string;
  readonly to: string;
  /** Each column beside the one it refers to. */
  readonly pairs: readonly { readonly from: string; readonly to: string }[];
}

/** The tables of a database, but those of its extensions. */
export async function readTableShapes(database: pg.Pool): Promise<readonly TableShape[]> {
  const { rows } = await database.query<TableShape>(SHAPES);
  return rows;
}

const KEYS = `
  SELECT json_agg(json_build_object(
           'name', i.indexrelid::regclass::text, 'isPrimary', i.indisprimary, 'columns', (
             SELECT json_agg(a.attname ORDER BY k.place)
               FROM unnest(i.indkey::int2[]) WITH ORDINALITY AS k (number, place)
               LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.number
              WHERE k.place <= i.indnkeyatts)) ORDER BY NOT i.indisprimary, i.indexrelid::regclass::text)
    FROM pg_index i WHERE i.indrelid = t.oid AND (i.indisunique OR i.indisexclusion)`;

const NUMBERED = `
  SELECT json_agg(a.attname ORDER BY a.attnum)
    FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
   WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
     AND (a.attidentity <> '' OR pg_get_expr(d.adbin, d.adrelid) LIKE '%nextval(%')`;

const REFERENCES = `
  SELECT json_agg(json_build_object('name', c.conname, 'to', c.confrelid::regclass::text, 'pairs', (
           SELECT json_agg(json_build_object('from', f.attname, 'to', r.attname))
             FROM unnest(c.conkey, c.confkey) AS pair (source, target)
             JOIN pg_attribute f ON f.attrelid = c.conrelid AND f.attnum = pair.source
             JOIN pg_attribute r ON r.attrelid = c.confrelid AND r.attnum = pair.target)) ORDER BY c.conname)
    FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'f'`;

/** A name has its schema before it where that is not the usual one. */
const SHAPES = `
  SELECT t.oid::regclass::text AS name, COALESCE((${KEYS}), '[]') AS keys,
         COALESCE((${NUMBERED}), '[]') AS numbered, COALESCE((${REFERENCES}), '[]') AS "references"
    FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
   WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition
     AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
     AND NOT EXISTS (SELECT 1 FROM pg_depend d
                      WHERE d.classid = 'pg_class'::regclass AND d.objid = t.oid AND d.deptype = 'e')
   ORDER BY t.oid::regclass::text COLLATE "C"`;
