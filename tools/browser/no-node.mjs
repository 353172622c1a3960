// Stands in for node:crypto while the golden files run as in a browser: to load it is the mistake.
throw new Error("A package has loaded node:crypto under the condition browser");
