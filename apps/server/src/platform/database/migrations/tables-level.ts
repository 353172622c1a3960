/**
 * The tables that this program is made for: the number of its last migration. Each connection tells the database, so that
 * processes made for others are known. It stands by itself because threads load it, and not the migrations.
 */
export const TABLES_LEVEL = 1796716800000;
