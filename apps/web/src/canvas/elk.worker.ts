// The layouter brings its own listener for messages.
import "elkjs/lib/elk-worker.min.js";
